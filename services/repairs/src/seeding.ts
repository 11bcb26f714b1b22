import type { ConsumerSnapshot, EntitySnapshot } from '@alveole/contracts';
import type { Campaign } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import { modelsOf } from './ports.ts';
import { replay } from './seeding/replay.ts';
import type { SeedRepair } from './seeding/replay.ts';

export type { SeedRepair, SeedStep } from './seeding/replay.ts';

export interface RepairsSeed {
  readonly campaign: Campaign;
  readonly entities: readonly EntitySnapshot[];
  readonly consumers: readonly ConsumerSnapshot[];
  readonly repairs: readonly SeedRepair[];
}

/** A seeded file as other services' seeds need it. */
export interface SeededRepair {
  readonly repairId: string;
  readonly fileNumber: string;
  readonly status: number;
  readonly toRefundCents?: number;
}

const chunk = 200;

/**
 * Fills this service's database with files that went the given ways through the rules, and with the snapshots of their
 * people, as its own work would have left them: histories included, nothing waiting in an outbox.
 * Throws when the rules refuse a step. Answers the files in the order given.
 */
export async function seedRepairs(database: Database, { campaign, entities, consumers, repairs }: RepairsSeed): Promise<SeededRepair[]> {
  const models = modelsOf(database);
  await database.syncIndexes();
  await insertAll(entities.map((entity) => snapshotOf(entity.entity_id, entity)), (some) => models.establishments.model.insertMany(some));
  await insertAll(consumers.map((consumer) => snapshotOf(consumer.consumer_id, consumer)), (some) => models.beneficiaries.model.insertMany(some));
  const documents = repairs.map((repair) => replay(repair, campaign));
  await insertAll(documents, (some) => models.repairs.insertMany(some));
  return documents.map(({ _id, fileNumber, status, toRefundCents }) => ({ repairId: _id, fileNumber, status, ...(toRefundCents === undefined ? {} : { toRefundCents }) }));
}

/** Through JSON, as an event would have brought it: fields that are undefined go. */
function snapshotOf<S extends { sequence: number }>(_id: string, snapshot: S) {
  return { _id, sequence: snapshot.sequence, snapshot: JSON.parse(JSON.stringify(snapshot)) as S };
}

async function insertAll<T>(documents: readonly T[], insert: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < documents.length; start += chunk) await insert(documents.slice(start, start + chunk));
}
