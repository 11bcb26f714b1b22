import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';

let harness: AuthHarness;

beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

describe('whether a mail is free', () => {
  const check = async (mail: string) =>
    (await harness.asService('enrolment').post('/v1/auth/mail_availability', { mail })).body;

  it('is so while no account uses it, however it is written', async () => {
    const mail = harness.freshMail();
    expect(await check(mail)).toEqual({ available: true });
    await harness.accountOf(mail);
    expect(await check(mail.toUpperCase())).toEqual({ available: false });
  });
});
