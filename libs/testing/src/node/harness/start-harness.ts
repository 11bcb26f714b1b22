import type { EventEnvelope, ServiceName } from '@alveole/contracts';
import { events } from '@alveole/contracts';
import type { ClientBinding, Role } from '@alveole/domain';
import type { DeadLetter, EventBus } from '@alveole/messaging';
import { createInProcessBus } from '@alveole/messaging';
import { createObjectStorage } from '@alveole/object-storage';
import { connectDatabase, migrate } from '@alveole/persistence';
import type { MigrationReport } from '@alveole/persistence';
import { createLogger, sealingKey, signServiceToken, unseal } from '@alveole/service-kit';
import type { ClientGrant, PersonActor, ServiceClient, ServiceOptions } from '@alveole/service-kit';
import { assembleService, configOf } from '@alveole/service-kit/service';
import type { ServiceCommand, ServiceDefinition } from '@alveole/service-kit/service';
import type { z } from 'zod';
import { testInfrastructure } from '../test-infrastructure.ts';
import { createTestTokens } from '../test-tokens.ts';
import { createCallers } from './callers.ts';
import { createClock } from './clock.ts';
import { nobody } from './fake-client.ts';
import { serviceAt, harnessEnvironment, secrets } from './harness-environment.ts';
import { startKeptThreads } from './kept-threads.ts';
import { createMemoryDeadLetters } from './memory-dead-letters.ts';
import { storeFormerRows } from './store-former-rows.ts';
import { uploadTo } from './upload.ts';

export interface HarnessOptions<Config> {
  /** Variables besides the usual ones, read by the service's own schema. */
  readonly env?: Readonly<Record<string, string>>;
  /** Set after the schema has read the environment: values that it would refuse, such as a cheap bcrypt. */
  readonly config?: Partial<Config>;
  /** Other services by name, see `createFakeClient`. One that is not given is away. */
  readonly clients?: Partial<Record<ServiceName, ServiceClient>>;
  /** Where the clock starts; the real time unless told. */
  readonly now?: Date;
  /** Wide by default, so that only a test of limits meets them. */
  readonly limits?: Pick<ServiceOptions, 'rateLimits' | 'loadLimits'>;
}

const wideLimits = { rateLimits: { scale: 1000 }, loadLimits: { eventLoopDelayMs: 60_000, placesScale: 100 } };

/**
 * Starts a service's own definition on test infrastructure: a database of its own, the in-process bus, the object
 * store, with the clock and the other services in the test's hands.
 *
 * ```ts
 * const enrolment = createFakeClient().on(enrolmentRoutes.readEntitySnapshot, ({ params }) => entities.get(params.id));
 * const harness = await startHarness(repairsService, { clients: { enrolment }, config: { CAMPAIGN: 'programme-2020' } });
 * const answer = await harness.as('REP', { entityId }).put('/enrolment/repair', body);   // {status, body, headers, text}
 * await harness.drain();                      // what was written is published and handled
 * harness.published.at(-1)?.name;             // events of the service and those that the test published
 * await harness.publish(events.entityClosed.create(…));   // over the bus; what fails is in `deadLetters`
 * await harness.handle(event);                // straight to the consumers; rejects when one does
 * harness.clock.later(60_000);
 * modelsOf(harness.database).repairs.findById(…)          // the service's own models, on its database
 * await harness.close();                      // in afterAll
 * ```
 * A service's own additions stand in its `src/<service>.harness.ts`.
 */
export async function startHarness<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
  options: HarnessOptions<z.output<Schema>> = {},
) {
  const { name } = definition;
  const infrastructure = testInfrastructure();
  const tokens = createTestTokens();
  const clock = createClock(options.now);
  const logger = createLogger({ service: name, level: 'silent' });
  const env = { ...harnessEnvironment(infrastructure, tokens), ...options.env };
  const config = { ...configOf(definition, env), ...options.config };
  const { mongoUri: uri, dbName, objectStore } = infrastructure;
  const database = await connectDatabase({ uri, dbName, logger, expires: false });
  const store = createObjectStorage(objectStore);
  const deadLetters: DeadLetter[] = [];
  const bus = createInProcessBus({ logger, deadLetters: createMemoryDeadLetters(deadLetters), retryDelays: [1] });
  const published: EventEnvelope[] = [];
  await record(bus, published);
  const clientOf = (url: string) => options.clients?.[serviceAt(url)] ?? nobody(serviceAt(url));
  const parts = { config, database, logger, clientOf, now: clock.read, bus, startThreads: startKeptThreads };
  const limits = { ...wideLimits, ...options.limits };
  const { plan, app, clientCalls, startRelay } = await assembleService(definition, { ...parts, limits });
  const relay = startRelay();
  const bearing = createCallers(app);

  return {
    clock,
    config,
    database,
    bus,
    app,
    tokens,
    infrastructure,
    /** The object store, as the service sees it. */
    store,
    /** What the service is made of: its routes, subscriptions, models with outboxes. */
    plan,
    /** Every event that passed over the bus. */
    published,
    deadLetters,
    /** Calls without a token. */
    visitor: bearing(undefined),
    /** Calls of a person of this role. */
    as: (role: Role, person: Partial<PersonActor> = {}) => bearing(tokens.bearer(role, person)),
    /** Calls of software of this binding, with every scope unless told otherwise. */
    asSoftware: (binding: ClientBinding, grant: Partial<ClientGrant> = {}) => bearing(tokens.software(binding, grant)),
    /** Calls of another service. */
    asService: (caller: ServiceName) => bearing(serviceBearer(caller)),
    serviceBearer,
    /** Calls with this `authorization` header. */
    bearing,
    upload: uploadTo(store),
    /** Tells auth what software called so far. */
    tellClientCalls: () => clientCalls.tell(),
    /** Resolves when everything that was written is published and handled. */
    drain: () => relay.drain(),
    /** Hands an event to every queue, as the bus does: retries, then a dead letter. */
    publish: (event: EventEnvelope) => bus.publish(event),
    /** Hands an event straight to every consumer that wants it; rejects when one of them does. */
    async handle(event: EventEnvelope): Promise<void> {
      for (const { handlers } of plan.subscriptions)
        await (handlers as Record<string, ((event: EventEnvelope) => Promise<void>) | undefined>)[event.name]?.(event);
    },
    /** The digits sealed in the newest event of this name that fits, as notifications would open them. */
    async codeIn(eventName: string, fits: (event: EventEnvelope) => boolean = () => true): Promise<string> {
      await relay.drain();
      const asked = published.findLast((event) => event.name === eventName && fits(event));
      if (!asked) throw new Error(`No such ${eventName} was published.`);
      const { sealed_code: code, sealed_mail: mail = '' } = asked.data as {
        sealed_code?: string;
        sealed_mail?: string;
      };
      return unseal(sealingKey(secrets.SEALING_KEY), code ?? mail);
    },
    /** Runs an operator's command beside the service. Answers the lines that it says. */
    async run(command: ServiceCommand<z.output<Schema>>, ...args: string[]): Promise<string[]> {
      const lines: string[] = [];
      await command.run(parts, args, (line) => lines.push(line), plan);
      return lines;
    },
    /** Writes rows as an earlier version left them; `file` is named from the root of the repository. */
    storeFormerRows: (file: string) => storeFormerRows(database, file),
    /** Brings what the test wrote in a former form into the form of now, as a start does. Answers what each migration did. */
    async migrate(): Promise<readonly MigrationReport[]> {
      await database.collection('migrations').deleteMany({});
      return migrate({ config, database, now: clock.read }, definition.migrations ?? [], { logger });
    },
    async close() {
      await app.close();
      await relay.stop();
      await bus.close();
      await plan.close?.();
      store.close();
      await database.close();
    },
  };
}

function serviceBearer(caller: ServiceName): string {
  return `Bearer ${signServiceToken(secrets.SERVICE_SECRET, caller)}`;
}

export type Harness = Awaited<ReturnType<typeof startHarness>>;

async function record(bus: EventBus, published: EventEnvelope[]): Promise<void> {
  const keep = async (event: EventEnvelope) => void published.push(event);
  const handlers = Object.fromEntries(Object.values(events).map(({ name }) => [name, keep]));
  await bus.subscribe({ queue: 'harness.recorder', handlers });
}
