import { randomUUID } from 'node:crypto';
import type { EntitySnapshot, EventEnvelope } from '@alveole/contracts';
import { appError, events } from '@alveole/contracts';
import type { Role } from '@alveole/domain';
import { RepairStatus } from '@alveole/domain';
import { connectDatabase } from '@alveole/persistence';
import { createLogger, createService } from '@alveole/service-kit';
import type { PersonActor, ServiceClient } from '@alveole/service-kit';
import { testInfrastructure } from '@alveole/testing/node';
import { createTestTokens } from '@alveole/testing/tokens';
import { createPorts, modelsOf } from './ports.ts';
import { routesOf } from './routes.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** The IBAN of every establishment that has one. */
export const iban = 'FR7630006000011234567890189';

let serial = 0;
const envelope = () => ({
  event_id: randomUUID(),
  occurred_at: new Date(Date.now() + serial).toISOString(),
  aggregate_id: 'a',
});

export interface FileChanges {
  readonly repair_id?: string;
  readonly from?: RepairStatus;
  readonly sequence?: number;
  readonly cents?: number;
}

/** Refunds with repairs in the test's hands, two administrators and events as the other services send them. */
export async function openRefunds() {
  const lockable = new Map<string, number>();
  const { mongoUri, dbName } = testInfrastructure();
  const logger = createLogger({ service: 'refunds', level: 'silent' });
  const tokens = createTestTokens();
  const database = await connectDatabase({ uri: mongoUri, dbName, logger });
  const ports = createPorts({
    config: { DEBTOR_NAME: 'Agence du vélo', DEBTOR_IBAN: iban, DEBTOR_BIC: 'AGRIFRPP' },
    database,
    repairs: repairsThatLocks(lockable),
    enrolment: enrolmentThatKnowsNobody,
    now: () => new Date(),
  });
  await database.syncIndexes();
  const app = await createService({
    name: 'refunds',
    logger,
    config: { AUTH_PUBLIC_KEYS: tokens.publicKeys, SERVICE_SECRET: 'k8Qz-27xvWpLm3nRt5yUa9cE1gJ4hB6d0F' },
    routes: routesOf(ports),
    rateLimits: { scale: 1000 },
    loadLimits: { eventLoopDelayMs: 60_000 },
  });
  const queues = subscriptionsOf(ports).map(({ handlers }) => handlers) as unknown as Record<
    string,
    (event: EventEnvelope) => Promise<void>
  >[];
  const deliver = async (event: EventEnvelope) => {
    for (const handlers of queues) await handlers[event.name]?.(event);
  };
  const request = async (method: 'GET' | 'PUT', path: string, authorization: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/alveoleapi${path}`,
      headers: { authorization },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const as = (role: Role, person: Partial<PersonActor> = {}) => {
    const authorization = tokens.bearer(role, person);
    return {
      get: (path: string) => request('GET', path, authorization),
      put: (path: string, body: object) => request('PUT', path, authorization, body),
    };
  };
  const drafter = as('ADM', { user_id: 'adm-0', user_name: 'LEROY Sophie' });
  const approver = as('ADM', { user_id: 'adm-1', user_name: 'ROUX Jean', permission: 1 });
  const draft = (...repair_ids: string[]) => drafter.put('/backend/refund', { repair_ids });
  const move = (refund_id: string, state: string, last_row_hash: string, person = approver) =>
    person.put('/backend/refund', { refund_id, state, last_row_hash });

  return {
    app,
    as,
    drafter,
    tokens,
    /** What repairs would answer: cents by file that can be locked. */
    lockable,
    draft,
    move,
    /** A batch that was drafted by one administrator and approved by the other. */
    async approved(...repair_ids: string[]): Promise<{ refund_id: string; row_hash: string }> {
      const { refund_id, row_hash } = (await draft(...repair_ids)).body;
      return (await move(refund_id, 'approved', row_hash)).body;
    },
    batch: async (refund_id: string) => (await drafter.get(`/backend/repairs_refunded/${refund_id}`)).body,
    sepaFile: (refund_id: string, role: Role = 'ADM') =>
      app.inject({
        url: `/alveoleapi/v1/refunds/batches/${refund_id}/sepa.xml`,
        headers: { authorization: tokens.bearer(role) },
      }),
    outboxOf: async (refund_id: string) =>
      (await modelsOf(database).batches.findOne({ _id: refund_id }).lean())?.outbox ?? [],
    /** An establishment told of by an event; answers its id. */
    async establishment(account: string | undefined = iban): Promise<string> {
      const entity = entityWith(account);
      const data = { entity, actor: { role: 'REP' as const } };
      await deliver(events.entityProfileSaved.create({ ...envelope(), sequence: 1, data }));
      return entity.entity_id;
    },
    /** A file told of by an event, which repairs would lock; answers its id. */
    async fileAt(status: RepairStatus, entity_id: string, changes: FileChanges = {}): Promise<string> {
      const repair = repairAt(status, entity_id, changes);
      const { from = RepairStatus.toReview } = changes;
      const data = { repair, operation_codes: ['AVAL'], from, actor: { role: 'ADM' as const } };
      await deliver(events.repairOperated.create({ ...envelope(), sequence: repair.sequence, data }));
      lockable.set(repair.repair_id, repair.to_refund_cents);
      return repair.repair_id;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

export type OpenRefunds = Awaited<ReturnType<typeof openRefunds>>;

function repairsThatLocks(lockable: ReadonlyMap<string, number>): ServiceClient {
  const call = async (_: unknown, { body }: { body: { repair_ids: string[] } }) => ({
    locked: body.repair_ids
      .filter((id) => lockable.has(id))
      .map((id) => ({ repair_id: id, amount_to_refund: (lockable.get(id) ?? 0) / 100 })),
  });
  return { call } as unknown as ServiceClient;
}

const enrolmentThatKnowsNobody = {
  call: async () => {
    throw appError('EntityNotFoundException', 'Unknown entity.');
  },
} as unknown as ServiceClient;

function entityWith(account: string): EntitySnapshot {
  return {
    entity_id: `e${(serial += 1)}`,
    sequence: 1,
    status: 1,
    gender: 0,
    prefix: serial,
    raison_sociale: 'Cycles & Cie Évreux',
    commercialname: 'Cycles',
    siret: '12345678901234',
    mail: 'x@exemple.fr',
    conditions_accepted: true,
    activity: 0,
    ...(account ? { iban: account } : {}),
  };
}

function repairAt(status: RepairStatus, entity_id: string, { repair_id, sequence = 5, cents = 5000 }: FileChanges) {
  return {
    repair_id: repair_id ?? `r${(serial += 1)}`,
    repair_rozo_id: `REP00012_${String(serial).padStart(5, '0')}`,
    sequence,
    status,
    gender: 0 as const,
    entity_id,
    entity_name: 'Cycles',
    consumer_id: 'ABCDEFGH',
    net_cents: 12_500,
    to_refund_cents: cents,
    created_at: new Date().toISOString(),
  };
}
