import { password, startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';

let harness: AuthHarness;
let { freshMail, openAccount, signIn, refresh, accountOf } = {} as AuthHarness;

beforeAll(async () => {
  harness = await startAuthHarness();
  ({ freshMail, openAccount, signIn, refresh, accountOf } = harness);
});
afterAll(() => harness?.close());
// A token from more than a minute ahead of the system’s clock is refused.
beforeEach(() => void (harness.clock.now = new Date()));

const hour = 3_600_000;

describe('renewing a session', () => {
  it('answers both tokens, and again while the successor is unused', async () => {
    const { refresh_token } = (await openAccount(freshMail())).body;
    const [first, second] = [await refresh(refresh_token), await refresh(refresh_token)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.refresh_token).not.toBe(second.body.refresh_token);
  });

  it('closes the family of a token that comes back too late, and no other', async () => {
    const mail = await accountOf();
    const other = (await signIn(mail)).body.refresh_token;
    const stolen = (await signIn(mail)).body.refresh_token;
    const successor = (await refresh(stolen)).body.refresh_token;
    const newest = (await refresh(successor)).body.refresh_token;
    harness.clock.later(31_000);
    const replay = await refresh(stolen);
    expect([replay.status, replay.body.code]).toEqual([401, 'NotAuthorizedException']);
    expect((await refresh(newest)).status).toBe(401);
    expect((await refresh(other)).status).toBe(200);
  });

  it('refuses with it the access token of whoever copied it, and leaves the other sessions to renew theirs', async () => {
    const mail = await accountOf();
    const other = (await signIn(mail)).body.refresh_token;
    const { refresh_token: stolen } = (await signIn(mail)).body;
    const thief = (await refresh(stolen)).body;
    await refresh(thief.refresh_token);
    const asThief = harness.bearing(`Bearer ${thief.access_token}`);
    expect((await asThief.get('/v1/auth/devices')).status).toBe(200);
    harness.clock.later(31_000);
    expect((await refresh(stolen)).status).toBe(401);
    await harness.drain();
    const refused = await asThief.get('/v1/auth/devices');
    expect([refused.status, refused.body.message]).toEqual([401, 'Session ended.']);
    const renewed = await refresh(other);
    expect((await harness.bearing(`Bearer ${renewed.body.access_token}`).get('/v1/auth/devices')).status).toBe(200);
  });

  it('serves several tabs at once', async () => {
    const { refresh_token } = (await openAccount(freshMail())).body;
    const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(refresh_token)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  });

  it('refuses an access token', async () => {
    const { access_token } = (await openAccount(freshMail())).body;
    expect((await refresh(access_token)).status).toBe(401);
  });

  it('ends twelve hours after its last use where it was opened without being remembered, and not otherwise', async () => {
    const mail = await accountOf();
    const openedAs = async (remember_me?: boolean) =>
      (await harness.visitor.post('/enrolment/signin', { mail, password, remember_me })).body.refresh_token;
    const [brief, usual] = [await openedAs(false), await openedAs()];
    for (let use = 0; use < 2; use += 1) {
      harness.clock.later(11 * hour);
      expect((await refresh(brief)).status).toBe(200);
    }
    harness.clock.later(12 * hour + 1);
    expect((await refresh(brief)).status).toBe(401);
    expect((await refresh(usual)).status).toBe(200);
  });
});
