import type { EntitySnapshot, EventEnvelope } from '@alveole/contracts';
import { events, routesOf } from '@alveole/contracts';
import { password, startAuthTrial } from './auth.fixture.ts';
import type { AuthTrial } from './auth.fixture.ts';

let trial: AuthTrial;
let { wired, tokens, bus, clock, post, get, freshMail, openAccount, signIn, refresh, accountOf } = {} as AuthTrial;

beforeAll(async () => {
  trial = await startAuthTrial();
  ({ wired, tokens, bus, clock, post, get, freshMail, openAccount, signIn, refresh, accountOf } = trial);
});
afterAll(() => trial?.close());

describe('auth', () => {
  it('binds every route that its contract declares', () => {
    expect(wired.routes.map(({ route }) => route.name).sort()).toEqual(routesOf.auth.map((route) => route.name).sort());
  });
});

describe('signing in', () => {
  it('opens a session and tells status and kind of the establishment', async () => {
    const mail = await accountOf();
    const answer = await signIn(mail.toUpperCase());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      entity_status: 0,
      entity_gender: 0,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
  });

  it('gives an unknown mail and a wrong password the same answer', async () => {
    const mail = await accountOf();
    const [wrong, unknown] = [await signIn(mail, 'Velo-0000'), await signIn(freshMail())];
    expect([wrong.statusCode, wrong.json().code, wrong.json().message]).toEqual([
      403,
      'NotAuthorizedException',
      'Wrong email or password.',
    ]);
    expect([unknown.statusCode, unknown.json().message]).toEqual([403, 'Wrong email or password.']);
  });

  it.each(['known', 'unknown'])(
    'locks after five failures, a mail that is %s alike, and opens again after a quarter of an hour',
    async (kind) => {
      const mail = kind === 'known' ? await accountOf() : freshMail();
      for (let failure = 0; failure < 5; failure += 1) await signIn(mail, 'Velo-0000');
      const locked = await signIn(mail);
      expect([locked.statusCode, locked.json().message]).toEqual([
        403,
        'Your account is locked, maximum amount of failed attempts was reached.',
      ]);
      clock.now += 15 * 60_000 + 1;
      expect((await signIn(mail)).json().message ?? 'opened').toBe(
        kind === 'known' ? 'opened' : 'Wrong email or password.',
      );
    },
  );

  it('counts parallel guesses together', async () => {
    const mail = await accountOf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(mail, 'Velo-0000')));
    expect(answers.filter((answer) => answer.json().message === 'Wrong email or password.')).toHaveLength(5);
  });

  it.each([
    { mail: { $gt: '' }, password: 'x' },
    { mail: 'a@b.fr', password: { $ne: null } },
    { mail: ['a@b.fr'], password: 'x' },
  ])('refuses operators: %j', async (body) => {
    expect((await post('/enrolment/signin', body)).statusCode).toBe(400);
  });

  it('names what is wrong with mail and password as the specification writes it', async () => {
    const answer = await post('/enrolment/signin', { mail: 'é' });
    expect(answer.json()).toMatchObject({
      code: 'ValidationException',
      message: 'mail (INVALID): Invalid email, password (MISSING): Field is required',
    });
  });
});

describe('renewing a session', () => {
  it('answers both tokens, and again while the successor is unused', async () => {
    const { refresh_token } = (await openAccount(freshMail())).json();
    const [first, second] = [await refresh(refresh_token), await refresh(refresh_token)];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(first.json().refresh_token).not.toBe(second.json().refresh_token);
  });

  it('closes the family of a token that comes back too late, and no other', async () => {
    const mail = await accountOf();
    const other = (await signIn(mail)).json().refresh_token;
    const stolen = (await signIn(mail)).json().refresh_token;
    const successor = (await refresh(stolen)).json().refresh_token;
    const newest = (await refresh(successor)).json().refresh_token;
    clock.now += 31_000;
    const replay = await refresh(stolen);
    expect([replay.statusCode, replay.json().code]).toEqual([401, 'NotAuthorizedException']);
    expect((await refresh(newest)).statusCode).toBe(401);
    expect((await refresh(other)).statusCode).toBe(200);
  });

  it('serves several tabs at once', async () => {
    const { refresh_token } = (await openAccount(freshMail())).json();
    const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(refresh_token)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
  });

  it('refuses an access token', async () => {
    const { access_token } = (await openAccount(freshMail())).json();
    expect((await refresh(access_token)).statusCode).toBe(401);
  });

  it('ends with the sign-out', async () => {
    const { refresh_token } = (await openAccount(freshMail())).json();
    const out = await post('/v1/auth/signout', {}, { authorization: `Bearer ${refresh_token}` });
    expect(out.statusCode).toBe(200);
    expect((await refresh(refresh_token)).statusCode).toBe(401);
  });

  it('ends when the establishment is closed; signing in then tells status 9', async () => {
    const mail = freshMail();
    const { refresh_token } = (await openAccount(mail, undefined, 'closing')).json();
    await bus.publish(closedEvent('closing'));
    expect((await refresh(refresh_token)).statusCode).toBe(401);
    expect((await signIn(mail)).json()).toMatchObject({ entity_status: 9 });
  });
});

describe('opening an account for a registration', () => {
  it('answers the same account for the same key', async () => {
    const mail = freshMail();
    const [first, again] = [await openAccount(mail), await openAccount(mail)];
    expect(again.json().user_id).toBe(first.json().user_id);
  });

  it('refuses a mail that another account uses', async () => {
    const mail = await accountOf();
    const answer = await openAccount(mail, 'another-registration');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'MailNotAvailableException']);
  });

  it.each(['no token', 'a person'])('lets only services in: %s', async (caller) => {
    const headers: Record<string, string> = caller === 'a person' ? { authorization: tokens.bearer('ADM') } : {};
    const answer = await post(
      '/v1/auth/accounts',
      { entity_id: 'e', mail: freshMail(), password, entity_gender: 0, user_name: 'X' },
      headers,
    );
    expect(answer.statusCode).toBe(401);
  });

  it('makes one account of parallel calls with one key', async () => {
    const mail = freshMail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => openAccount(mail)));
    expect(new Set(answers.map((answer) => answer.json().user_id)).size).toBe(1);
  });
});

describe('the list of staff', () => {
  it('is for staff', async () => {
    const ask = (authorization: string) => get('/enrolment/users_v2', authorization);
    expect((await ask(tokens.bearer('REP'))).statusCode).toBe(403);
    expect((await ask(tokens.bearer('ADM'))).json()).toEqual([]);
  });
});

function closedEvent(entity_id: string): EventEnvelope {
  const entity: EntitySnapshot = {
    entity_id,
    sequence: 7,
    status: 9,
    gender: 0,
    prefix: 12,
    raison_sociale: 'X',
    commercialname: 'X',
    siret: '12345678901234',
    mail: 'x@exemple.fr',
    conditions_accepted: false,
    activity: 0,
  };
  return events.entityClosed.create({
    event_id: '6f1b7d6e-1c0a-4f0e-9d55-0f6d6f2f7a11',
    occurred_at: new Date(clock.now).toISOString(),
    aggregate_id: entity_id,
    sequence: 7,
    data: { entity, actor: { role: 'ADM' }, reasons: [], mail_due: true },
  });
}
