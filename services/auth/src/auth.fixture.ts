import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventEnvelope } from '@alveole/contracts';
import { appError } from '@alveole/contracts';
import { createFileDeadLetters, createInProcessBus, startOutboxRelay } from '@alveole/messaging';
import { connectDatabase, outboxStoreOf } from '@alveole/persistence';
import {
  createLogger,
  createService,
  createTokenSigner,
  sealingKey,
  signServiceToken,
  unseal,
} from '@alveole/service-kit';
import { testInfrastructure } from '@alveole/testing/node';
import { createTestTokens } from '@alveole/testing/tokens';
import { accountModelOf } from './account/account-repository.ts';
import { wireAuth } from './app.ts';

const logger = createLogger({ service: 'auth', level: 'silent' });
const secret = 'k8Qz-27xvWpLm3nRt5yUa9cE1gJ4hB6d0F';
export const password = 'Velo-1234';

type CodeMail = EventEnvelope<{ mail: string; sealed_code: string }>;

/** Auth on a database and bus of its own, with the clock in the test's hands; enrolment knows no establishment. */
export async function startAuthTrial() {
  const tokens = createTestTokens();
  const sealing = randomBytes(32).toString('base64');
  const clock = { now: Date.now() };
  const { mongoUri, dbName } = testInfrastructure();
  const database = await connectDatabase({ uri: mongoUri, dbName, logger });
  const bus = createInProcessBus({ logger, deadLetters: createFileDeadLetters(join(tmpdir(), dbName)) });
  const relay = startOutboxRelay({ store: outboxStoreOf([accountModelOf(database)]), bus, logger });
  const wired = wireAuth({
    database,
    signer: createTokenSigner({ privateKey: tokens.privateKey, publicKeys: tokens.publicKeys }),
    secrets: { CODE_PEPPER: secret, SEALING_KEY: sealing },
    bcryptCost: 4,
    askEntity: async () => {
      throw appError('EntityNotFoundException', 'Unknown entity.');
    },
    now: () => clock.now,
  });
  const mailed: CodeMail[] = [];
  await database.syncIndexes();
  await bus.subscribe({ queue: 'auth.entities', handlers: wired.handlers });
  await bus.subscribe({
    queue: 'test.mails',
    handlers: { 'account.recovery-code-requested': async (event) => void mailed.push(event) },
  });
  const config = { AUTH_PUBLIC_KEYS: tokens.publicKeys, SERVICE_SECRET: secret };
  const app = await createService({
    name: 'auth',
    logger,
    config,
    routes: wired.routes,
    rateLimits: { scale: 1000 },
    loadLimits: { eventLoopDelayMs: 60_000 },
  });

  let serial = 0;
  const freshMail = () => `personne-${(serial += 1)}@exemple.fr`;
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/alveoleapi${url}`, payload, headers });
  const openAccount = (mail: string, key = `registration-${mail}`, entity_id = `e${serial}`) => {
    const headers = {
      authorization: `Bearer ${signServiceToken(secret, 'enrolment')}`,
      'idempotency-key': key.replace(/[^\w.:-]/g, '_'),
    };
    return post(
      '/v1/auth/accounts',
      { entity_id, mail, password, entity_gender: 0, user_name: 'LEROY Sophie' },
      headers,
    );
  };

  return {
    tokens,
    clock,
    database,
    bus,
    wired,
    post,
    freshMail,
    openAccount,
    get: (url: string, authorization: string) => app.inject({ url: `/alveoleapi${url}`, headers: { authorization } }),
    signIn: (mail: string, typed = password) => post('/enrolment/signin', { mail, password: typed }),
    refresh: (token: string) =>
      app.inject({ url: '/alveoleapi/enrolment/signin', headers: { authorization: `Bearer ${token}` } }),
    askCode: (mail: string) => app.inject({ url: `/alveoleapi/enrolment/initpassword/${encodeURIComponent(mail)}` }),
    /** The digits of the last recovery mail to an address. */
    async codeFor(mail: string): Promise<string> {
      await relay.drain();
      return unseal(sealingKey(sealing), mailed.findLast(({ data }) => data.mail === mail)?.data.sealed_code ?? '');
    },
    async accountOf(mail = freshMail()): Promise<string> {
      const opened = await openAccount(mail);
      if (opened.statusCode !== 200) throw new Error(`The account was not opened: ${opened.body}`);
      return mail;
    },
    async close() {
      await app.close();
      await relay.stop();
      await bus.close();
      await database.close();
    },
  };
}

export type AuthTrial = Awaited<ReturnType<typeof startAuthTrial>>;
