import { createRepairNotes } from './repair-notes.ts';
import { createRepairQueries } from './repair-queries.ts';
import type { RepairModel } from './repair-model.ts';
import type { RepairRepository } from './repair-repository.ts';
import { createRepairWrites } from './repair-writes.ts';

/** Repair files in MongoDB: plain objects in and out. */
export function createRepairRepository(model: RepairModel): RepairRepository {
  return { ...createRepairQueries(model), ...createRepairWrites(model), ...createRepairNotes(model) };
}
