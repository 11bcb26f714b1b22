import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { appError, authRoutes, events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { Role } from '@alveole/domain';
import { createInProcessBus, startOutboxRelay } from '@alveole/messaging';
import { createObjectStorage } from '@alveole/object-storage';
import { connectDatabase, outboxStoreOf } from '@alveole/persistence';
import { createLogger, sealingKey, signServiceToken, unseal } from '@alveole/service-kit';
import type { PersonActor, ServiceClient } from '@alveole/service-kit';
import { buildApp, routesOf } from '../routes.ts';
import { createPorts, modelsOf } from '../ports.ts';

/** What a test gives from `@alveole/testing`, which only tests may import. */
export interface TrialHost {
  readonly infrastructure: {
    readonly mongoUri: string;
    readonly dbName: string;
    readonly objectStore: Parameters<typeof createObjectStorage>[0];
    readonly geocoderUrl: string;
    readonly communesUrl: string;
  };
  readonly tokens: {
    readonly publicKeys: Record<string, string>;
    bearer(role: Role, person?: Partial<PersonActor>): string;
  };
}

const secrets = {
  SERVICE_SECRET: randomBytes(32).toString('hex'),
  SEALING_KEY: randomBytes(32).toString('base64'),
  CODE_PEPPER: randomBytes(32).toString('hex'),
};
const silent = createLogger({ service: 'enrolment', level: 'silent' });

/** Auth as this service sees it: accounts by mail, one per idempotency key. */
function createFakeAuth() {
  const accounts = new Map<string, { key: string; user_id: string }>();
  const call = async (
    route: { name: string },
    { body }: { body: { mail: string } },
    { idempotencyKey = '' }: { idempotencyKey?: string } = {},
  ) => {
    const known = accounts.get(body.mail);
    if (route.name === authRoutes.checkMailAvailability.name) return { available: known === undefined };
    if (known && known.key !== idempotencyKey)
      throw appError('MailNotAvailableException', 'This mail is already used.');
    const account = known ?? { key: idempotencyKey, user_id: randomUUID() };
    accounts.set(body.mail, account);
    return { access_token: 'access', refresh_token: 'refresh', user_id: account.user_id };
  };
  return { accounts, client: { call } as unknown as ServiceClient };
}

export type Trial = Awaited<ReturnType<typeof startTrial>>;
export interface TrialAnswer {
  readonly status: number;
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of every route
}

/** This service on a real database, object store and bus, with the clock and auth in the test's hands. */
export async function startTrial({ infrastructure, tokens }: TrialHost) {
  const clock = { now: new Date('2026-03-02T09:00:00.000Z') };
  const database = await connectDatabase({
    uri: infrastructure.mongoUri,
    dbName: infrastructure.dbName,
    logger: silent,
  });
  const models = modelsOf(database);
  await database.syncIndexes();
  const media = createObjectStorage(infrastructure.objectStore);
  const auth = createFakeAuth();
  const config = {
    ...secrets,
    CAMPAIGN: 'open-ended' as const,
    AUTH_PUBLIC_KEYS: tokens.publicKeys,
    GEOCODER_URL: infrastructure.geocoderUrl,
    COMMUNES_URL: infrastructure.communesUrl,
  };
  const ports = createPorts({ config, database, media, auth: auth.client, now: () => clock.now });
  const letters: unknown[] = [];
  const deadLetters = {
    add: async (letter: unknown) => void letters.push(letter),
    list: async () => [],
    replay: async () => 0,
    toReplay: async () => [],
    remove: async () => undefined,
  };
  const bus = createInProcessBus({ logger: silent, deadLetters, retryDelays: [1] });
  const published: EventEnvelope[] = [];
  const record = async (event: EventEnvelope) => void published.push(event);
  await bus.subscribe({
    queue: 'trial.recorder',
    handlers: Object.fromEntries(Object.values(events).map(({ name }) => [name, record])),
  });
  const relay = startOutboxRelay({
    store: outboxStoreOf([models.establishments, models.registrations, models.beneficiaries]),
    bus,
    logger: silent,
  });
  const app = await buildApp({
    config,
    logger: silent,
    ports,
    checks: { database: database.isReady },
    limits: { rateLimits: { scale: 1000 }, loadLimits: { eventLoopDelayMs: 60_000 } },
  });

  const request = async (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    authorization: string | undefined,
    body?: unknown,
  ): Promise<TrialAnswer> => {
    const answer = await app.inject({
      method,
      url: `/alveoleapi${path}`,
      headers: authorization === undefined ? {} : { authorization },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const as = (authorization?: string) => ({
    get: (path: string) => request('GET', path, authorization),
    put: (path: string, body: unknown) => request('PUT', path, authorization, body),
    post: (path: string, body: unknown) => request('POST', path, authorization, body),
  });

  return {
    clock,
    letters,
    database,
    models,
    ports,
    media,
    auth,
    published,
    routes: routesOf(ports),
    visitor: as(),
    as: (role: Role, person: Partial<PersonActor> = {}) => as(tokens.bearer(role, person)),
    asService: () => as(`Bearer ${signServiceToken(secrets.SERVICE_SECRET, 'repairs')}`),
    later: (milliseconds: number) => void (clock.now = new Date(clock.now.getTime() + milliseconds)),
    drain: () => relay.drain(),
    /** The code of the last mail that was asked for. */
    async codeFor(mail: string) {
      await relay.drain();
      const event = published.findLast(
        ({ name, data }) => name === 'registration.code-requested' && (data as { mail: string }).mail === mail,
      );
      return unseal(
        sealingKey(secrets.SEALING_KEY),
        (event?.data as { sealed_code?: string } | undefined)?.sealed_code ?? '',
      );
    },
    /** Puts a file as a browser does, with a URL from the service. */
    async upload(client: ReturnType<typeof as>, prefix: string, extension: 'pdf' | 'png' | 'jpg', bytes: Buffer) {
      const media_url = `${prefix}${randomUUID()}.${extension}`;
      const { body } = await client.get(`/enrolment/mediaputurl?name=${encodeURIComponent(media_url)}`);
      const put = await fetch(body.url, { method: 'PUT', body: new Uint8Array(bytes) });
      if (!put.ok) throw new Error(`The store answered ${put.status}`);
      return { media_url, media_hash: createHash('sha256').update(bytes).digest('hex') };
    },
    async close() {
      await app.close();
      await relay.stop();
      await bus.close();
      media.close();
      await database.close();
    },
  };
}
