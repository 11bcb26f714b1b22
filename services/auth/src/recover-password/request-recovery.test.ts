import { accountModelOf } from '../store/account-model.ts';
import { cookieOf, password, startAuthHarness } from '../auth.harness.ts';
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

  it('voids nobody’s code when a stranger asks too, nor keeps anybody from one', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const own = await codeFor(mail);
    for (let number = 1; number <= 6; number += 1) await askCode(mail, { address: `192.0.2.${number}` });
    harness.clock.later(61_000);
    expect((await askCode(mail, { address: '192.0.2.1' })).body.code).toBe('CodeAlreadySentException');
    expect((await harness.setPassword(mail, 'Neuf-5678', own)).status).toBe(200);
  });

  it('brings strangers’ mails three times in the life of a code, each of which serves the owner wherever he is', async () => {
    const mail = await accountOf();
    const statuses = [];
    for (let number = 1; number <= 6; number += 1)
      statuses.push((await askCode(mail, { address: `192.0.2.${number}` })).status);
    expect(statuses).toEqual([200, 200, 200, 409, 409, 409]);
    const code = await codeFor(mail);
    expect((await harness.setPassword(mail, 'Neuf-5678', code, { address: '198.51.100.4' })).status).toBe(200);
  });

  it('sends one to a known device whatever strangers asked for', async () => {
    const mail = await accountOf();
    const cookie = cookieOf(await harness.signIn(mail, password, { address: '203.0.113.7' }));
    for (let number = 1; number <= 6; number += 1) await askCode(mail, { address: `192.0.2.${number}` });
    expect((await askCode(mail, { address: '198.51.100.4', cookie })).status).toBe(200);
  });

  it('keeps no code in the database', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const code = await codeFor(mail);
    const stored = JSON.stringify(await accountModelOf(harness.database).findOne({ mail }).lean());
    expect(stored).not.toContain(code);
  });
});
