import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { ConsumerSnapshot, EntitySnapshot, EventEnvelope } from '@alveole/contracts';
import type { Role } from '@alveole/domain';
import { createInProcessBus, startOutboxRelay } from '@alveole/messaging';
import { createObjectStorage } from '@alveole/object-storage';
import { connectDatabase, outboxStoreOf } from '@alveole/persistence';
import { createLogger, createService, sealingKey, signServiceToken, unseal } from '@alveole/service-kit';
import type { PersonActor } from '@alveole/service-kit';
import { routesOf } from '../routes.ts';
import { createPorts, modelsOf } from '../ports.ts';
import { subscriptionsOf } from '../subscriptions.ts';
import { consumerOf, createFakeEnrolment, entityOf } from './people.ts';

/** What a test gives from `@alveole/testing`, which only tests may import. */
export interface TrialHost {
  readonly infrastructure: {
    readonly mongoUri: string;
    readonly dbName: string;
    readonly objectStore: Parameters<typeof createObjectStorage>[0];
  };
  readonly tokens: {
    readonly publicKeys: Record<string, string>;
    bearer(role: Role, person?: Partial<PersonActor>): string;
  };
}

export interface TrialOptions {
  readonly campaign?: 'open-ended' | 'programme-2020';
  readonly incident?: { mark: string; entity_ids: string[] };
}

const secrets = {
  SERVICE_SECRET: randomBytes(32).toString('hex'),
  SEALING_KEY: randomBytes(32).toString('base64'),
  CODE_PEPPER: randomBytes(32).toString('hex'),
};
const silent = createLogger({ service: 'repairs', level: 'silent' });

export type Trial = Awaited<ReturnType<typeof startTrial>>;

/** This service on a real database, object store and bus, with the clock and enrolment in the test's hands. */
export async function startTrial({ infrastructure, tokens }: TrialHost, options: TrialOptions = {}) {
  const clock = { now: new Date('2026-03-02T09:00:00.000Z') };
  const database = await connectDatabase({
    uri: infrastructure.mongoUri,
    dbName: infrastructure.dbName,
    logger: silent,
  });
  const models = modelsOf(database);
  await database.syncIndexes();
  const media = createObjectStorage(infrastructure.objectStore);
  const enrolment = createFakeEnrolment();
  const config = {
    ...secrets,
    CAMPAIGN: options.campaign ?? ('open-ended' as const),
    INCIDENT: options.incident,
    AUTH_PUBLIC_KEYS: tokens.publicKeys,
  };
  const ports = createPorts({ config, database, media, enrolment, now: () => clock.now });
  const letters: { reason: string }[] = [];
  const deadLetters = {
    add: async (letter: { reason: string }) => void letters.push(letter),
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
  for (const subscription of subscriptionsOf(ports)) await bus.subscribe(subscription);
  const relay = startOutboxRelay({ store: outboxStoreOf([models.repairs, models.smsSwitch]), bus, logger: silent });
  const app = await createService({
    name: 'repairs',
    config,
    logger: silent,
    routes: routesOf(ports),
    checks: { database: database.isReady },
    loadLimits: { eventLoopDelayMs: 60_000 },
  });

  const request = async (method: 'GET' | 'PUT' | 'POST', path: string, authorization: string, body?: unknown) => {
    const answer = await app.inject({
      method,
      url: `/alveoleapi${path}`,
      headers: { authorization },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const as = (authorization: string) => ({
    get: (path: string) => request('GET', path, authorization),
    put: (path: string, body: unknown) => request('PUT', path, authorization, body),
    post: (path: string, body: unknown) => request('POST', path, authorization, body),
  });

  return {
    clock,
    database,
    models,
    ports,
    enrolment,
    bus,
    published,
    letters,
    app,
    routes: routesOf(ports),
    as: (role: Role, person: Partial<PersonActor> = {}) => as(tokens.bearer(role, person)),
    asService: () => as(`Bearer ${signServiceToken(secrets.SERVICE_SECRET, 'refunds')}`),
    /** Known to enrolment, and by its event to this service. */
    async shop(changes: Partial<EntitySnapshot> = {}) {
      const entity = entityOf(changes);
      enrolment.entities.set(entity.entity_id, entity);
      await ports.establishments.keep(entity);
      return {
        entity,
        rep: as(tokens.bearer('REP', { entity_id: entity.entity_id, user_id: `user-${entity.entity_id}` })),
      };
    },
    person(changes: Partial<ConsumerSnapshot> = {}) {
      const consumer = consumerOf(changes);
      enrolment.consumers.set(consumer.consumer_id, consumer);
      return consumer;
    },
    /** Puts a file straight into the store, as a browser does with its presigned URL. */
    async upload(entityId: string, bytes: Buffer, extension: 'png' | 'pdf' | 'jpg') {
      const media_url = `${entityId}/${randomUUID()}.${extension}`;
      const put = await fetch(await media.presignPut(media_url), { method: 'PUT', body: new Uint8Array(bytes) });
      if (!put.ok) throw new Error(`The store answered ${put.status}`);
      return { media_url, media_hash: createHash('sha256').update(bytes).digest('hex'), type_file: `.${extension}` };
    },
    /** The six digits of the last SMS asked for, as notifications would open them. */
    async code(repairId: string): Promise<string> {
      await relay.drain();
      const asked = published.findLast(
        ({ name, aggregate_id }) => name === 'repair.code-requested' && aggregate_id === repairId,
      );
      return unseal(sealingKey(secrets.SEALING_KEY), (asked?.data as { sealed_code: string }).sealed_code);
    },
    publish: (event: EventEnvelope) => bus.publish(event),
    drain: () => relay.drain(),
    async close() {
      await app.close();
      await relay.stop();
      await bus.close();
      media.close();
      await database.close();
    },
  };
}
