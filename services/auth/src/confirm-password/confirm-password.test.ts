import { password, startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

async function person() {
  const mail = await harness.accountOf();
  const { user_id } = (await harness.signIn(mail)).body;
  const confirm = (typed: string, address = '203.0.113.7') =>
    harness.asService('enrolment').post('/v1/auth/accounts/password/confirm', { user_id, password: typed, address });
  return { mail, confirm };
}

describe('the password that is asked for again', () => {
  it('is taken where it is the account’s, and refused where it is not', async () => {
    const { confirm } = await person();
    expect((await confirm(password)).status).toBe(200);
    expect(await confirm('Velo-4321')).toMatchObject({ status: 403, body: { message: 'Wrong password.' } });
  });

  it('is refused after as many wrong ones as at sign-in, which are counted together', async () => {
    const { mail, confirm } = await person();
    const address = '203.0.113.8';
    const wrong = [];
    for (let tried = 0; tried < 4; tried += 1) wrong.push((await confirm('Velo-4321', address)).body.message);
    for (let tried = 0; tried < 8; tried += 1)
      wrong.push((await harness.signIn(mail, 'Velo-4321', { address })).body.message);
    const locked = 'Your account is locked, maximum amount of failed attempts was reached.';
    expect(wrong.at(-1)).toBe(locked);
    expect((await confirm(password, address)).body.message).toBe(locked);
    expect((await confirm(password, '203.0.113.9')).status).toBe(200);
  });

  it('is confirmed for services alone', async () => {
    const body = { user_id: 'x', password, address: '203.0.113.7' };
    expect((await harness.as('REP').post('/v1/auth/accounts/password/confirm', body)).status).toBe(401);
  });
});
