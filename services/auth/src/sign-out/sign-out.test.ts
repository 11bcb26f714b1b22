import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';

let harness: AuthHarness;

beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

describe('signing out', () => {
  it('ends the session', async () => {
    const { refresh_token } = (await harness.openAccount(harness.freshMail())).body;
    const out = await harness.bearing(`Bearer ${refresh_token}`).post('/v1/auth/signout', {});
    expect(out.status).toBe(200);
    expect((await harness.refresh(refresh_token)).status).toBe(401);
  });
});
