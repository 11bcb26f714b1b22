import { accountModelOf } from '../store/account-model.ts';
import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';

let harness: AuthHarness;
let { freshMail, askCode, codeFor, accountOf } = {} as AuthHarness;

beforeAll(async () => {
  harness = await startAuthHarness();
  ({ freshMail, askCode, codeFor, accountOf } = harness);
});
afterAll(() => harness?.close());

describe('asking for a recovery code', () => {
  it('sends no second code within a minute', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const again = await askCode(mail);
    expect([again.status, again.body.message]).toEqual([
      409,
      'You have already received a recovery password but had not yet used it.',
    ]);
  });

  it('tells an unknown address', async () => {
    const answer = await askCode(freshMail());
    expect([answer.status, answer.body.message]).toEqual([404, 'Unknown email or Account disabled.']);
  });

  it('keeps no code in the database', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const code = await codeFor(mail);
    const stored = JSON.stringify(await accountModelOf(harness.database).findOne({ mail }).lean());
    expect(stored).not.toContain(code);
  });
});
