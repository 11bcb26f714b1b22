import { accountModelOf } from '../account/account-repository.ts';
import { startAuthTrial } from '../auth.fixture.ts';
import type { AuthTrial } from '../auth.fixture.ts';

let trial: AuthTrial;
let { database, clock, post, freshMail, signIn, refresh, askCode, codeFor, accountOf } = {} as AuthTrial;

beforeAll(async () => {
  trial = await startAuthTrial();
  ({ database, clock, post, freshMail, signIn, refresh, askCode, codeFor, accountOf } = trial);
});
afterAll(() => trial?.close());

describe('recovering a password', () => {
  it('mails a code that sets a new password once and ends the sessions', async () => {
    const mail = await accountOf();
    const { refresh_token } = (await signIn(mail)).json();
    expect((await askCode(mail)).statusCode).toBe(200);
    const body = { mail, newpassword: 'Neuf-5678', recovery_password: await codeFor(mail) };
    expect((await post('/enrolment/setpassword', body)).statusCode).toBe(200);
    expect((await post('/enrolment/setpassword', body)).json().message).toBe('Wrong email or recovery_password.');
    expect((await signIn(mail, 'Neuf-5678')).statusCode).toBe(200);
    expect((await refresh(refresh_token)).statusCode).toBe(401);
  });

  it('sends no second code within a minute', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const again = await askCode(mail);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'You have already received a recovery password but had not yet used it.',
    ]);
  });

  it('voids the first code by a second one', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const first = await codeFor(mail);
    clock.now += 61_000;
    await askCode(mail);
    const second = await codeFor(mail);
    const attempt = (recovery_password: string) =>
      post('/enrolment/setpassword', { mail, newpassword: 'Neuf-5678', recovery_password });
    expect((await attempt(first)).json().message).toBe('Recovery_password wrong or expired.');
    expect((await attempt(second)).statusCode).toBe(200);
  });

  it('refuses a code after ten minutes', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const recovery_password = await codeFor(mail);
    clock.now += 600_001;
    expect(
      (await post('/enrolment/setpassword', { mail, newpassword: 'Neuf-5678', recovery_password })).json().message,
    ).toBe('Recovery_password wrong or expired.');
  });

  it('locks after five wrong codes', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const good = await codeFor(mail);
    const wrong = good === '000000' ? '000001' : '000000';
    const attempt = (recovery_password: string) =>
      post('/enrolment/setpassword', { mail, newpassword: 'Neuf-5678', recovery_password });
    for (let failure = 0; failure < 5; failure += 1) await attempt(wrong);
    expect((await attempt(good)).json().message).toBe(
      'Your account is locked, maximum amount of failed attempts was reached.',
    );
  });

  it('tells an unknown address', async () => {
    const answer = await askCode(freshMail());
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Unknown email or Account disabled.']);
  });

  it('keeps no code in the database', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const code = await codeFor(mail);
    const stored = JSON.stringify(await accountModelOf(database).findOne({ mail }).lean());
    expect(stored).not.toContain(code);
  });
});
