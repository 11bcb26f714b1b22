import { cookieOf, password, startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';

let harness: AuthHarness;
let { signIn, accountOf, freshMail } = {} as AuthHarness;

beforeAll(async () => {
  harness = await startAuthHarness();
  ({ signIn, accountOf, freshMail } = harness);
});
afterAll(() => harness?.close());

const home = '203.0.113.7';
const elsewhere = '198.51.100.9';
const stranger = (number: number) => ({ address: `192.0.2.${number}` });
const locked = 'Your account is locked, maximum amount of failed attempts was reached.';

/** Wrong passwords from so many addresses, one each. */
async function guesses(mail: string, count: number) {
  const answers = [];
  for (let number = 1; number <= count; number += 1) answers.push(await signIn(mail, 'Velo-0000', stranger(number)));
  return answers;
}

describe('guesses of strangers', () => {
  it('keep nobody out of a device or an address from which one has signed in', async () => {
    const mail = await accountOf();
    const cookie = cookieOf(await signIn(mail, password, { address: home }));
    await guesses(mail, 40);
    expect((await signIn(mail, password, { address: elsewhere, cookie })).status).toBe(200);
    expect((await signIn(mail, password, { address: home })).status).toBe(200);
  });

  it('lock their own address, and not the device behind the same address', async () => {
    const mail = await accountOf();
    const cookie = cookieOf(await signIn(mail, password, { address: home }));
    for (let guess = 0; guess < 5; guess += 1) await signIn(mail, 'Velo-0000', { address: home });
    expect((await signIn(mail, password, { address: home })).body.message).toBe(locked);
    expect((await signIn(mail, password, { address: home, cookie })).status).toBe(200);
  });

  it('lock a device of its own after five, and no other place', async () => {
    const mail = await accountOf();
    const cookie = cookieOf(await signIn(mail, password, { address: home }));
    for (let guess = 0; guess < 5; guess += 1) await signIn(mail, 'Velo-0000', { address: elsewhere, cookie });
    expect((await signIn(mail, password, { address: elsewhere, cookie })).body.message).toBe(locked);
    expect((await signIn(mail, password, { address: home })).status).toBe(200);
  });

  it.each(['known', 'unknown'])('of a mail that is %s are slowed after twenty: each waits for a turn', async (kind) => {
    const mail = kind === 'known' ? await accountOf() : freshMail();
    const answers = await guesses(mail, 30);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(20);
    expect(answers.slice(20).map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
      Array.from({ length: 10 }, () => [429, '20']),
    );
  });

  it('slow a new device elsewhere, whose turn comes', async () => {
    const mail = await accountOf();
    await guesses(mail, 30);
    const from = { address: elsewhere };
    expect((await signIn(mail, password, from)).status).toBe(429);
    harness.clock.later(20_000);
    expect((await signIn(mail, password, from)).status).toBe(200);
    expect((await signIn(mail, password, from)).status).toBe(200);
  });

  it('are judged once a turn, each turn of one address twice as far off', async () => {
    const mail = await accountOf();
    await guesses(mail, 21);
    const from = { address: elsewhere };
    const waits = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { headers } = await signIn(mail, 'Velo-0000', from);
      waits.push(Number(headers['retry-after']));
      harness.clock.later(Number(headers['retry-after']) * 1000);
      expect((await signIn(mail, 'Velo-0000', from)).status).toBe(403);
    }
    expect(waits).toEqual([20, 40, 80]);
  });

  it('of one IPv6 network count as of one address', async () => {
    const mail = await accountOf();
    for (let guess = 0; guess < 5; guess += 1)
      await signIn(mail, 'Velo-0000', { address: `2001:db8:0:7::${guess + 1}` });
    expect((await signIn(mail, password, { address: '2001:db8:0:7:aaaa::1' })).body.message).toBe(locked);
  });
});

describe('the cookie of a device', () => {
  it('is read by no page, sent by no other site, signed, and travels over https alone where the browser did', async () => {
    const mail = await accountOf();
    const path = '/enrolment/signin';
    const overHttps = { 'x-forwarded-proto': 'https' };
    const plain = await harness.visitor.post(path, { mail, password });
    const secure = await harness.visitor.post(path, { mail, password }, overHttps);
    expect(String(plain.headers['set-cookie'])).toMatch(/^alveole_device=[^;]+; .*HttpOnly; SameSite=Strict$/);
    expect(String(secure.headers['set-cookie'])).toMatch(/HttpOnly; Secure; SameSite=Strict$/);
  });

  it('ends with the browser where the person does not want to be remembered', async () => {
    const mail = await accountOf();
    const cookieFor = async (remember_me?: boolean) =>
      String((await harness.visitor.post('/enrolment/signin', { mail, password, remember_me })).headers['set-cookie']);
    expect(await cookieFor(false)).not.toMatch(/max-age|expires/i);
    expect(await cookieFor(true)).toMatch(/Max-Age=34560000/);
    expect(await cookieFor()).toMatch(/Max-Age=34560000/);
  });

  it('counts for nothing once it is altered', async () => {
    const mail = await accountOf();
    const cookie = cookieOf(await signIn(mail, password, { address: home }));
    await guesses(mail, 21);
    const altered = cookie.replace(/=(.)/, (_, first: string) => (first === 'a' ? '=b' : '=a'));
    expect((await signIn(mail, password, { address: elsewhere, cookie: altered })).status).toBe(429);
  });

  it('is given to nobody who did not sign in', async () => {
    expect((await signIn(await accountOf(), 'Velo-0000')).headers['set-cookie']).toBeUndefined();
  });
});
