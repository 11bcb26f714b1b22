import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';

let harness: AuthHarness;
let { signIn, refresh, askCode, codeFor, setPassword, accountOf } = {} as AuthHarness;

beforeAll(async () => {
  harness = await startAuthHarness();
  ({ signIn, refresh, askCode, codeFor, setPassword, accountOf } = harness);
});
afterAll(() => harness?.close());

describe('setting a new password', () => {
  it('mails a code that sets a new password once and ends the sessions', async () => {
    const mail = await accountOf();
    const { refresh_token, access_token } = (await signIn(mail)).body;
    expect((await askCode(mail)).status).toBe(200);
    const code = await codeFor(mail);
    harness.clock.later(1000);
    expect((await setPassword(mail, 'Neuf-5678', code)).status).toBe(200);
    expect((await setPassword(mail, 'Neuf-5678', code)).body.message).toBe('Wrong email or recovery_password.');
    expect((await signIn(mail, 'Neuf-5678')).status).toBe(200);
    expect((await refresh(refresh_token)).status).toBe(401);
    await harness.drain();
    const users = `/authentication/entity/${harness.entityOf(mail)}/users`;
    expect((await harness.bearing(`Bearer ${access_token}`).get(users)).body.message).toBe('Session ended.');
  });

  it('takes the first code beside a second one, until its own end', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const first = await codeFor(mail);
    harness.clock.later(61_000);
    await askCode(mail);
    expect((await setPassword(mail, 'Neuf-5678', first)).status).toBe(200);

    await askCode(mail);
    const old = await codeFor(mail);
    harness.clock.later(29 * 60_000);
    await askCode(mail);
    harness.clock.later(61_000);
    const late = await setPassword(mail, 'Neuf-9012', old);
    expect([late.body.message, late.body.tries_left]).toEqual(['Recovery_password wrong or expired.', 4]);
    expect((await setPassword(mail, 'Neuf-9012', await codeFor(mail))).status).toBe(200);
  });

  it('takes the newest three codes of a place', async () => {
    const mail = await accountOf();
    await signIn(mail);
    const codes: string[] = [];
    for (let number = 0; number < 4; number += 1) {
      await askCode(mail);
      codes.push(await codeFor(mail));
      harness.clock.later(61_000);
    }
    expect((await setPassword(mail, 'Neuf-5678', codes[0] ?? '')).status).toBe(403);
    expect((await setPassword(mail, 'Neuf-5678', codes[1] ?? '')).status).toBe(200);
  });

  it('tells the tries that are left, and reads a code with spaces', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const good = await codeFor(mail);
    const wrong = good === '000000' ? '000001' : '000000';
    const tried = [await setPassword(mail, 'Neuf-5678', wrong), await setPassword(mail, 'Neuf-5678', wrong)];
    expect(tried.map(({ body }) => body.tries_left)).toEqual([4, 3]);
    expect((await setPassword(mail, 'Neuf-5678', `${good.slice(0, 3)}\u00a0${good.slice(3)}`)).status).toBe(200);
  });

  it('refuses a code after thirty minutes', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const recovery_password = await codeFor(mail);
    harness.clock.later(30 * 60_000 + 1);
    expect((await setPassword(mail, 'Neuf-5678', recovery_password)).body.message).toBe(
      'Recovery_password wrong or expired.',
    );
  });

  it('takes the right code whatever strangers guess: from a known place at once, from a new one at its turn', async () => {
    const mail = await accountOf();
    await signIn(mail);
    await askCode(mail);
    const good = await codeFor(mail);
    const wrong = good === '000000' ? '000001' : '000000';
    for (let number = 1; number <= 15; number += 1)
      await setPassword(mail, 'Vole-5678', wrong, { address: `192.0.2.${number}` });
    const elsewhere = { address: '198.51.100.4' };
    const slowed = await setPassword(mail, 'Neuf-5678', good, elsewhere);
    expect([slowed.status, Number(slowed.headers['retry-after'])]).toEqual([429, 20]);
    harness.clock.later(20_000);
    expect((await setPassword(mail, 'Neuf-5678', good, elsewhere)).status).toBe(200);
    await askCode(mail);
    expect((await setPassword(mail, 'Neuf-9012', await codeFor(mail))).status).toBe(200);
  });

  it('locks after five wrong codes', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const good = await codeFor(mail);
    const wrong = good === '000000' ? '000001' : '000000';
    const attempt = (code: string) => setPassword(mail, 'Neuf-5678', code);
    for (let failure = 0; failure < 5; failure += 1) await attempt(wrong);
    expect((await attempt(good)).body.message).toBe(
      'Your account is locked, maximum amount of failed attempts was reached.',
    );
  });
});
