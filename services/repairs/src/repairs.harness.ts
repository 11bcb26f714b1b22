import { appError, events, refusalError } from '@alveole/contracts';
import type { RouteResult } from '@alveole/contracts';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { locationRoutes } from '@alveole/contracts/location';
import type { HomeDistance } from '@alveole/contracts/location';
import { staffRoutes } from '@alveole/contracts/staff';
import { EstablishmentStatus } from '@alveole/domain';
import type { Refusal } from '@alveole/domain';
import { randomDigits } from '@alveole/service-kit';
import { createFakeClient, startHarness } from '@alveole/testing/node';
import type { HarnessOptions } from '@alveole/testing/node';
import { modelsOf } from './store/models.ts';
import type { RepairsConfig } from './config.ts';
import { repairsService } from './start.ts';

const unambiguous = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Eight unambiguous characters, fresh each time. */
export function freshConsumerId(): string {
  const draw = ([pair]: RegExpExecArray) => unambiguous[Number(pair) % unambiguous.length];
  return Array.from(randomDigits(16).matchAll(/../g), draw).join('');
}

let phones = Number(randomDigits(4));

/** A number for fiction that no other person of this process has; by chance alone two of thousands would share one. */
function freshPhone(): string {
  phones = (phones + 1) % 10_000;
  return `+3363998${String(phones).padStart(4, '0')}`;
}

/** A beneficiary as enrolment tells of her. */
export function consumerOf(changes: Partial<ConsumerSnapshot> = {}): ConsumerSnapshot {
  return {
    consumer_id: freshConsumerId(),
    sequence: 1,
    first_name: 'LEA',
    last_name: 'DURAND',
    birth_date: '1990-05-17',
    birth_place: 'Colmar',
    smartphone_number: freshPhone(),
    mail: 'lea.durand@exemple.fr',
    ...changes,
  };
}

/** A validated bike shop as enrolment tells of it. */
export function entityOf(changes: Partial<EntitySnapshot> = {}): EntitySnapshot {
  return {
    entity_id: `shop-${randomDigits(9)}`,
    sequence: 1,
    status: EstablishmentStatus.validated,
    gender: 0,
    prefix: 42,
    raison_sociale: 'Cycles du Rhin SARL',
    commercialname: 'Cycles du Rhin',
    siret: '73282932000074',
    mail: 'atelier@exemple.fr',
    zip: '67000',
    city: 'Strasbourg',
    conditions_accepted: true,
    activity: 0,
    ...changes,
  };
}

/** An event of enrolment about a shop. */
export function savedProfile(entity: EntitySnapshot) {
  const { entity_id: aggregate_id, sequence } = entity;
  return events.entityProfileSaved.create({ ...envelope(), aggregate_id, sequence, data: { entity, actor } });
}

function unknown(code: 'EntityNotFoundException' | 'ConsumerNotFoundException'): never {
  throw appError(code, 'Not found.');
}

/** What every event of another service carries. */
export const envelope = () => ({ event_id: crypto.randomUUID(), occurred_at: '2026-03-02T09:00:00.000Z' });
const actor = { role: 'REP' as const };

export type RepairsHarness = Awaited<ReturnType<typeof startRepairs>>;

/** Members of staff as auth knows them; others who only call are known by their token. */
const staff = [
  ['ann', 'Ann', 'ADM', 0],
  ['luc', 'Luc', 'ADM', 1],
  ['zoe', 'Zoé', 'ADM', 1],
  ['bob', 'ROUX Bob', 'ADM', 1],
  ['sam', 'NOEL Sam', 'ALL', 1],
  ['fay', 'PETIT Fay', 'FUB', 1],
] as const;

type Member = RouteResult<typeof staffRoutes.readStaffMember>;

function createAuth() {
  const members = new Map<string, Member>(
    staff.map(([user_id, name, role, permission]) => [
      user_id,
      { user_id, description: { name }, role, permission, entity_id: 'plateforme' },
    ]),
  );
  const refusedPersons = new Map<string, Refusal>();
  const client = createFakeClient()
    .on(staffRoutes.readStaffMember, ({ params: { id } }) => members.get(id))
    .on(staffRoutes.checkSecondPerson, ({ body }) => {
      const refusal = refusedPersons.get(body.second_id);
      if (refusal) throw refusalError(refusal);
      return { status: 'ok' as const };
    });
  return { client, members, refusedPersons };
}

/** This service with the clock, auth and enrolment in the test's hands. */
export async function startRepairs(
  config: HarnessOptions<RepairsConfig>['config'] = {},
  env: Readonly<Record<string, string>> = {},
) {
  const entities = new Map<string, EntitySnapshot>();
  const consumers = new Map<string, ConsumerSnapshot>();
  const distances = new Map<string, HomeDistance>();
  const enrolment = createFakeClient()
    .on(
      establishmentRoutes.readEntitySnapshot,
      ({ params }) => entities.get(params.id) ?? unknown('EntityNotFoundException'),
    )
    .on(
      beneficiaryRoutes.readConsumerSnapshot,
      ({ params }) => consumers.get(params.id) ?? unknown('ConsumerNotFoundException'),
    )
    .on(locationRoutes.measureDistance, ({ query }) => distances.get(query.consumer_id) ?? null);
  const { client: auth, members, refusedPersons } = createAuth();
  const harness = await startHarness(repairsService, {
    clients: { auth, enrolment },
    now: new Date('2026-03-02T09:00:00.000Z'),
    config: { CAMPAIGN: 'open-ended', ...config },
    env: { MASS_RUNS: 'off', DEFERRED_DECISIONS: 'off', ...env },
  });
  const models = modelsOf(harness.database);
  return {
    ...harness,
    models,
    auth,
    /** Members of staff who may sign in, by id. */
    members,
    /** Why auth does not count somebody as a second person, by his id; it counts everybody else. */
    refusedPersons,
    enrolment,
    /** Known to enrolment, and by its event to this service. */
    async shop(changes: Partial<EntitySnapshot> = {}) {
      const entity = entityOf(changes);
      const { entity_id } = entity;
      entities.set(entity_id, entity);
      await models.establishments.keep(entity_id, entity);
      return { entity, rep: harness.as('REP', { entityId: entity_id, userId: `user-${entity_id}` }) };
    },
    /** Known to enrolment alone. */
    person(changes: Partial<ConsumerSnapshot> = {}) {
      const consumer = consumerOf(changes);
      consumers.set(consumer.consumer_id, consumer);
      return consumer;
    },
    /** How far a person lives from any shop; enrolment knows it of nobody else. */
    live: (consumerId: string, distance: HomeDistance) => void distances.set(consumerId, distance),
    /** Enrolment knows better now; no event came yet. */
    correct: (consumer: ConsumerSnapshot) => void consumers.set(consumer.consumer_id, consumer),
    validate: (entity: EntitySnapshot) => void entities.set(entity.entity_id, entity),
    /** The six digits of the last SMS asked for, as notifications would open them. */
    code: (repairId: string) =>
      harness.codeIn('repair.code-requested', ({ aggregate_id }) => aggregate_id === repairId),
    /** The six digits, or the token of the link, of the last mail asked for. */
    mailed: (repairId: string) =>
      harness.codeIn('repair.proof-mailed', ({ aggregate_id }) => aggregate_id === repairId),
    /** The address of the last receipt asked for. */
    receiptMail: (repairId: string) =>
      harness.codeIn('repair.receipt-requested', ({ aggregate_id }) => aggregate_id === repairId),
    /** The events of a file, oldest first; one that the relay published twice counts once. */
    events(id: string, name?: string) {
      const ofFile = harness.published.filter(
        (event) => event.aggregate_id === id && (name ?? event.name) === event.name,
      );
      return [...new Map(ofFile.map((event) => [event.event_id, event])).values()];
    },
  };
}
