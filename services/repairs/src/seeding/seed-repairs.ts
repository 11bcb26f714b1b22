import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { RepairSnapshot } from '@alveole/contracts/repair';
import type { Campaign } from '@alveole/domain';
import type { Database, Model } from '@alveole/persistence';
import { trusted } from '@alveole/persistence';
import { modelsOf } from '../store/models.ts';
import { snapshotOf } from '../record/repair-events.ts';
import { createReviewReasonStore } from '../store/review-reason-store.ts';
import type { ReviewReason } from '../store/review-reason-store.ts';
import { createEnvelopeStore } from '../store/envelope-store.ts';
import { createStatisticsStore } from '../store/statistics-store.ts';
import { toRecord } from '../store/repair-mapping.ts';
import { replay } from './replay.ts';
import type { SeedRepair } from './replay.ts';

export type { SeedRepair, SeedStep } from './replay.ts';
export type { ReviewReason } from '../store/review-reason-store.ts';
export type { Author, OperationDetails } from '../record/history-record.ts';

export interface RepairsSeed {
  readonly campaign: Campaign;
  readonly entities: readonly EntitySnapshot[];
  readonly consumers: readonly ConsumerSnapshot[];
  readonly repairs: readonly SeedRepair[];
  /** What the desk keeps from the start; reasons that are kept already stay. */
  readonly reasons?: readonly ReviewReason[];
}

/** What other services were told of a demonstration file after so many of its steps. Throws when the rules refuse one. */
export function snapshotAfter(seed: SeedRepair, steps: number, campaign: Campaign): RepairSnapshot {
  return snapshotOf(toRecord(replay({ ...seed, steps: seed.steps.slice(0, steps) }, campaign)));
}

const chunk = 200;

/**
 * Fills this service's database with files that went the given ways through the rules, and with the snapshots of their
 * people, as its own work would have left them: histories included, nothing waiting in an outbox.
 * Throws when the rules refuse a step. Files with an id of their own that exist stay as they are, so a seed that was cut
 * off can be done again. Answers the files in the order given, as other services' seeds need them.
 */
export async function seedRepairs(
  database: Database,
  { campaign, entities, consumers, repairs, reasons = [] }: RepairsSeed,
): Promise<RepairSnapshot[]> {
  const models = modelsOf(database);
  await database.createIndexes();
  await insertAll(
    entities.map((entity) => recordedOf(entity.entity_id, entity)),
    models.establishments.model,
  );
  await insertAll(
    consumers.map((consumer) => recordedOf(consumer.consumer_id, consumer)),
    models.beneficiaries.model,
  );
  const documents = repairs.map((repair) => replay(repair, campaign));
  await insertAll(documents, models.repairs);
  if (reasons.length > 0) await createReviewReasonStore(database).save({ reasons });
  // No event tells of them: the next count takes them.
  await createStatisticsStore(database).forget();
  await createEnvelopeStore(models.envelopes).forgetWalk();
  return documents.map((document) => snapshotOf(toRecord(document)));
}

/** Through JSON, as an event would have brought it: fields that are undefined go. */
function recordedOf<S extends { sequence: number }>(_id: string, snapshot: S) {
  return { _id, sequence: snapshot.sequence, snapshot: JSON.parse(JSON.stringify(snapshot)) as S };
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
