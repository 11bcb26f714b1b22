import { randomBytes } from 'node:crypto';
import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { personKey } from '@alveole/domain';
import type { Database, Model, Plain } from '@alveole/persistence';
import { trusted } from '@alveole/persistence';
import { snapshotOf as consumerSnapshotOf } from '../wire/beneficiary-wire.ts';
import type { Person } from '../record/beneficiary.ts';
import type { BeneficiaryDocument } from '../store/beneficiary-model.ts';
import { toEstablishment } from '../store/establishment-mapping.ts';
import type { EstablishmentDocument } from '../store/establishment-model.ts';
import { snapshotOf as entitySnapshotOf } from '../wire/establishment-wire.ts';
import { raisePrefixCounter } from '../store/prefix-counter.ts';
import { modelsOf } from '../store/models.ts';
import { replayEstablishment } from './replay-establishment.ts';
import type { SeedEstablishment } from './replay-establishment.ts';

export type { SeedAct, SeedEstablishment } from './replay-establishment.ts';
export { mediaPrefixOf } from '../record/establishment.ts';

export interface SeedBeneficiary extends Person {
  /** Eight unambiguous characters. */
  readonly id: string;
  readonly registeredAt: Date;
}

export interface EnrolmentSeed {
  readonly establishments: readonly SeedEstablishment[];
  readonly beneficiaries: readonly SeedBeneficiary[];
}

/** What other services' seeds keep of these. */
export interface SeededEnrolment {
  readonly entities: EntitySnapshot[];
  readonly consumers: ConsumerSnapshot[];
}

const chunk = 200;

/**
 * Fills this service's database with establishments that went the given ways through the rules and with beneficiaries,
 * as its own work would have left them: histories included, nothing waiting in an outbox. Later registrations draw
 * higher prefixes. Throws when the rules refuse an act. What exists stays as it is, so a seed that was cut off can be
 * done again. Answers the snapshots in the order given.
 */
export async function seedEnrolment(
  database: Database,
  { establishments, beneficiaries }: EnrolmentSeed,
): Promise<SeededEnrolment> {
  const models = modelsOf(database);
  await database.createIndexes();
  const entities = establishments.map(replayEstablishment);
  const people = beneficiaries.map(beneficiaryDocument);
  await raisePrefixCounter(database, Math.max(0, ...establishments.map(({ prefix }) => prefix)));
  await insertAll<EstablishmentDocument>(entities, models.establishments);
  await insertAll<BeneficiaryDocument>(people, models.beneficiaries);
  return {
    entities: entities.map((document) => entitySnapshotOf(toEstablishment(document as Plain<EstablishmentDocument>))),
    consumers: people.map((document) => consumerSnapshotOf({ ...document, id: document._id })),
  };
}

function beneficiaryDocument({ id, registeredAt, ...person }: SeedBeneficiary): BeneficiaryDocument {
  return {
    _id: id,
    ...person,
    personKey: personKey(person),
    createdAt: registeredAt,
    cguAcceptedAt: registeredAt,
    history: [{ at: registeredAt, act: person.mail === undefined ? 'record' : 'pre-register' }],
    rowHash: randomBytes(16).toString('hex'),
    sequence: 1,
    outbox: [],
  };
}

async function insertAll<T extends { _id: string }>(documents: readonly T[], model: Model<T>): Promise<void> {
  for (let start = 0; start < documents.length; start += chunk) {
    const some = documents.slice(start, start + chunk);
    const found = await model
      .find({ _id: trusted({ $in: some.map(({ _id }) => _id) }) } as object, { _id: 1 })
      .lean<{ _id: string }[]>();
    const known = new Set(found.map(({ _id }) => _id));
    await model.insertMany(some.filter(({ _id }) => !known.has(_id)));
  }
}
