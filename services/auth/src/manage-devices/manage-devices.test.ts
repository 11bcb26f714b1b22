import { cookieOf, password, startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { deviceModelOf } from '../store/device-store.ts';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

const phone = { app: 'alveole', device_token: 'a-token-of-the-phone', device_platform: 'Firefox sous Android' };
const devices = '/v1/auth/devices';
const register = '/authentication/init_register_device';

/** Somebody who signed in with a browser, and what that browser brings. */
async function signedIn() {
  const mail = await harness.accountOf();
  const answer = await harness.signIn(mail, password);
  const headers = { cookie: cookieOf(answer) };
  const person = harness.bearing(`Bearer ${answer.body.access_token}`);
  return { mail, person, headers, refreshToken: answer.body.refresh_token };
}

describe('a device', () => {
  it('is registered once, by its browser, and only hashes of its tokens are kept', async () => {
    const { person, headers } = await signedIn();
    const { body } = await person.post(register, phone, headers);
    expect(body.register_token).toMatch(/^[\w-]{43}$/);
    await person.post(register, { ...phone, device_token: 'another-token-there' }, headers);
    const listed = (await person.get(devices, headers)).body;
    expect(listed).toEqual([
      expect.objectContaining({ app: 'alveole', device_platform: 'Firefox sous Android', is_current: true }),
    ]);
    const stored = JSON.stringify(await deviceModelOf(harness.database).find({}).lean());
    for (const secret of [body.register_token, phone.device_token, 'another-token-there'])
      expect(stored).not.toContain(secret);
  });

  it('without a browser’s cookie is known by its token', async () => {
    const { person } = await signedIn();
    await person.post(register, phone);
    await person.post(register, phone);
    await person.post(register, { ...phone, device_token: 'another-token-there' });
    expect((await person.get(devices)).body).toHaveLength(2);
  });

  it('shows when it was used last', async () => {
    const { person, headers, refreshToken } = await signedIn();
    await person.post(register, phone, headers);
    const [before] = (await person.get(devices, headers)).body;
    // Less than the minute by which clocks may differ: tokens of later tests are no surprise to the service.
    harness.clock.later(30_000);
    await harness.refresh(refreshToken);
    const [after] = (await person.get(devices, headers)).body;
    expect(Date.parse(after.last_use_date) - Date.parse(before.last_use_date)).toBe(30_000);
    expect(after.register_date).toBe(before.register_date);
  });

  it('is revoked with its sessions, and nobody else’s', async () => {
    const { person, headers, refreshToken, mail } = await signedIn();
    const elsewhere = await harness.signIn(mail, password);
    await person.post(register, phone, headers);
    const [{ device_id }] = (await person.get(devices, headers)).body;
    const stranger = await signedIn();
    expect((await stranger.person.delete(`${devices}/${device_id}`)).status).toBe(404);
    expect((await person.delete(`${devices}/${device_id}`)).status).toBe(200);
    expect((await harness.refresh(refreshToken)).status).toBe(401);
    expect((await harness.refresh(elsewhere.body.refresh_token)).status).toBe(200);
    expect((await person.get(devices, headers)).body).toEqual([]);
  });

  it('that is forgotten calls no service any more with the token it has; the person’s other devices renew theirs', async () => {
    const { person, headers, mail } = await signedIn();
    await person.post(register, phone, headers);
    const elsewhere = (await harness.signIn(mail, password)).body;
    const other = harness.bearing(`Bearer ${elsewhere.access_token}`);
    const [{ device_id }] = (await other.get(devices)).body;
    harness.clock.later(1000);
    expect((await other.delete(`${devices}/${device_id}`)).status).toBe(200);
    await harness.drain();
    expect(harness.published.at(-1)).toMatchObject({ name: 'account.sessions-ended', data: { may_sign_in: true } });
    expect((await person.get(devices, headers)).body).toMatchObject({ message: 'Session ended.' });
    expect((await other.get(devices)).status).toBe(401);
    const renewed = (await harness.refresh(elsewhere.refresh_token)).body;
    expect((await harness.bearing(`Bearer ${renewed.access_token}`).get(devices)).body).toEqual([]);
  });

  it.each([
    ['no token', { ...phone, device_token: '' }],
    ['a token with other characters', { ...phone, device_token: 'un jeton {}' }],
    ['no platform', { ...phone, device_platform: '' }],
    ['an unknown field', { ...phone, user_id: 'x' }],
  ])('is refused with %s', async (_, body) => {
    const { person } = await signedIn();
    expect((await person.post(register, body)).status).toBe(400);
  });

  it('belongs to somebody', async () => {
    expect((await harness.visitor.post(register, phone)).status).toBe(401);
    expect((await harness.visitor.get(devices)).status).toBe(401);
  });
});
