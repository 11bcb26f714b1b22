import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntitySnapshot, EventEnvelope } from '@alveole/contracts';
import { appError, events, routesOf } from '@alveole/contracts';
import { createFileDeadLetters, createInProcessBus, startOutboxRelay } from '@alveole/messaging';
import type { EventBus, OutboxRelay } from '@alveole/messaging';
import { connectDatabase, outboxStoreOf } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { createLogger, createService, createTokenSigner, sealingKey, signServiceToken, unseal } from '@alveole/service-kit';
import { testInfrastructure } from '@alveole/testing/node';
import { createTestTokens } from '@alveole/testing/tokens';
import type { FastifyInstance } from 'fastify';
import { accountModelOf } from './account/account-repository.ts';
import { wireAuth } from './app.ts';

const logger = createLogger({ service: 'auth', level: 'silent' });
const tokens = createTestTokens();
const secret = 'k8Qz-27xvWpLm3nRt5yUa9cE1gJ4hB6d0F';
const sealing = randomBytes(32).toString('base64');
const password = 'Velo-1234';

let database: Database;
let bus: EventBus;
let relay: OutboxRelay;
let app: FastifyInstance;
let clock = Date.now();
let wired: ReturnType<typeof wireAuth>;
const mailed: EventEnvelope<{ mail: string; sealed_code: string }>[] = [];
const snapshots = new Map<string, EntitySnapshot>();

beforeAll(async () => {
  const { mongoUri, dbName } = testInfrastructure();
  database = await connectDatabase({ uri: mongoUri, dbName, logger });
  bus = createInProcessBus({ logger, deadLetters: createFileDeadLetters(join(tmpdir(), dbName)) });
  relay = startOutboxRelay({ store: outboxStoreOf([accountModelOf(database)]), bus, logger });
  wired = wireAuth({
    database,
    signer: createTokenSigner({ privateKey: tokens.privateKey, publicKeys: tokens.publicKeys }),
    secrets: { CODE_PEPPER: secret, SEALING_KEY: sealing },
    bcryptCost: 4,
    askEntity: async (id) => {
      const found = snapshots.get(id);
      if (!found) throw appError('EntityNotFoundException', 'Unknown entity.');
      return found;
    },
    now: () => clock,
  });
  await database.syncIndexes();
  await bus.subscribe({ queue: 'auth.entities', handlers: wired.handlers });
  await bus.subscribe({ queue: 'test.mails', handlers: { 'account.recovery-code-requested': async (event) => void mailed.push(event as never) } });
  app = await createService({
    name: 'auth',
    logger,
    config: { AUTH_PUBLIC_KEYS: tokens.publicKeys, SERVICE_SECRET: secret },
    routes: wired.routes,
    rateLimits: { scale: 1000 },
  });
});

afterAll(async () => {
  await app?.close();
  await relay?.stop();
  await bus?.close();
  await database?.close();
});

let serial = 0;
const freshMail = () => `personne-${(serial += 1)}@exemple.fr`;

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: `/alveoleapi${url}`, payload, headers });
}

async function openAccount(mail: string, key = `registration-${mail}`, entity_id = `e${serial}`) {
  const headers = { authorization: `Bearer ${signServiceToken(secret, 'enrolment')}`, 'idempotency-key': key.replace(/[^\w.:-]/g, '_') };
  return post('/v1/auth/accounts', { entity_id, mail, password, entity_gender: 0, user_name: 'LEROY Sophie' }, headers);
}

const signIn = (mail: string, typed = password) => post('/enrolment/signin', { mail, password: typed });
const refresh = (token: string) => app.inject({ method: 'GET', url: '/alveoleapi/enrolment/signin', headers: { authorization: `Bearer ${token}` } });
const askCode = (mail: string) => app.inject({ method: 'GET', url: `/alveoleapi/enrolment/initpassword/${encodeURIComponent(mail)}` });

async function accountOf(mail = freshMail()) {
  expect((await openAccount(mail)).statusCode).toBe(200);
  return mail;
}

async function codeFor(mail: string): Promise<string> {
  await relay.drain();
  const event = mailed.findLast(({ data }) => data.mail === mail);
  return unseal(sealingKey(sealing), event?.data.sealed_code ?? '');
}

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
    expect(answer.json()).toMatchObject({ entity_status: 0, entity_gender: 0, access_token: expect.any(String), refresh_token: expect.any(String) });
  });

  it('gives an unknown mail and a wrong password the same answer', async () => {
    const mail = await accountOf();
    const [wrong, unknown] = [await signIn(mail, 'Velo-0000'), await signIn(freshMail())];
    expect([wrong.statusCode, wrong.json().code, wrong.json().message]).toEqual([403, 'NotAuthorizedException', 'Wrong email or password.']);
    expect([unknown.statusCode, unknown.json().message]).toEqual([403, 'Wrong email or password.']);
  });

  it.each(['known', 'unknown'])('locks after five failures, a mail that is %s alike, and opens again after a quarter of an hour', async (kind) => {
    const mail = kind === 'known' ? await accountOf() : freshMail();
    for (let failure = 0; failure < 5; failure += 1) await signIn(mail, 'Velo-0000');
    const locked = await signIn(mail);
    expect([locked.statusCode, locked.json().message]).toEqual([403, 'Your account is locked, maximum amount of failed attempts was reached.']);
    clock += 15 * 60_000 + 1;
    expect((await signIn(mail)).json().message ?? 'opened').toBe(kind === 'known' ? 'opened' : 'Wrong email or password.');
  });

  it('counts parallel guesses together', async () => {
    const mail = await accountOf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(mail, 'Velo-0000')));
    expect(answers.filter((answer) => answer.json().message === 'Wrong email or password.')).toHaveLength(5);
  });

  it.each([{ mail: { $gt: '' }, password: 'x' }, { mail: 'a@b.fr', password: { $ne: null } }, { mail: ['a@b.fr'], password: 'x' }])('refuses operators: %j', async (body) => {
    expect((await post('/enrolment/signin', body)).statusCode).toBe(400);
  });

  it('names what is wrong with mail and password as the specification writes it', async () => {
    const answer = await post('/enrolment/signin', { mail: 'é' });
    expect(answer.json()).toMatchObject({ code: 'ValidationException', message: 'mail (INVALID): Invalid email, password (MISSING): Field is required' });
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
    clock += 31_000;
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

  it.each([['no token', undefined], ['a person', `Bearer ${tokens.access('ADM')}`]])('lets only services in: %s', async (_, authorization) => {
    const headers: Record<string, string> = authorization ? { authorization } : {};
    const answer = await post('/v1/auth/accounts', { entity_id: 'e', mail: freshMail(), password, entity_gender: 0, user_name: 'X' }, headers);
    expect(answer.statusCode).toBe(401);
  });

  it('makes one account of parallel calls with one key', async () => {
    const mail = freshMail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => openAccount(mail)));
    expect(new Set(answers.map((answer) => answer.json().user_id)).size).toBe(1);
  });
});

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
    expect([again.statusCode, again.json().message]).toEqual([409, 'You have already received a recovery password but had not yet used it.']);
  });

  it('voids the first code by a second one', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const first = await codeFor(mail);
    clock += 61_000;
    await askCode(mail);
    const second = await codeFor(mail);
    const attempt = (recovery_password: string) => post('/enrolment/setpassword', { mail, newpassword: 'Neuf-5678', recovery_password });
    expect((await attempt(first)).json().message).toBe('Recovery_password wrong or expired.');
    expect((await attempt(second)).statusCode).toBe(200);
  });

  it('refuses a code after ten minutes', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const recovery_password = await codeFor(mail);
    clock += 600_001;
    expect((await post('/enrolment/setpassword', { mail, newpassword: 'Neuf-5678', recovery_password })).json().message).toBe('Recovery_password wrong or expired.');
  });

  it('locks after five wrong codes', async () => {
    const mail = await accountOf();
    await askCode(mail);
    const good = await codeFor(mail);
    const wrong = good === '000000' ? '000001' : '000000';
    const attempt = (recovery_password: string) => post('/enrolment/setpassword', { mail, newpassword: 'Neuf-5678', recovery_password });
    for (let failure = 0; failure < 5; failure += 1) await attempt(wrong);
    expect((await attempt(good)).json().message).toBe('Your account is locked, maximum amount of failed attempts was reached.');
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

describe('the list of staff', () => {
  it('is for staff', async () => {
    const ask = (authorization: string) => app.inject({ method: 'GET', url: '/alveoleapi/enrolment/users_v2', headers: { authorization } });
    expect((await ask(tokens.bearer('REP'))).statusCode).toBe(403);
    expect((await ask(tokens.bearer('ADM'))).json()).toEqual([]);
  });
});

function closedEvent(entity_id: string): EventEnvelope {
  const entity: EntitySnapshot = {
    entity_id, sequence: 7, status: 9, gender: 0, prefix: 12, raison_sociale: 'X', commercialname: 'X', siret: '12345678901234',
    mail: 'x@exemple.fr', conditions_accepted: false, activity: 0,
  };
  return events.entityClosed.create({
    event_id: '6f1b7d6e-1c0a-4f0e-9d55-0f6d6f2f7a11', occurred_at: new Date(clock).toISOString(), aggregate_id: entity_id, sequence: 7,
    data: { entity, actor: { role: 'ADM' }, reasons: [], mail_due: true },
  });
}
