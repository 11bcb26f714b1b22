import { createEnvelopeQueries } from './envelope-queries.ts';
import { createFilesOfPeople } from './files-of-people.ts';
import { createHintQueries } from './hint-queries.ts';
import { createHomeQueries } from './home-queries.ts';
import type { RepairModel } from './repair-model.ts';
import { createRepairNotes } from './repair-notes.ts';
import { createRepairQueries } from './repair-queries.ts';
import { createRepairWrites } from './repair-writes.ts';

/** The files of this service: plain objects in and out, every write one document's. */
export function createRepairStore(model: RepairModel) {
  return {
    ...createRepairQueries(model),
    ...createFilesOfPeople(model),
    ...createHomeQueries(model),
    ...createHintQueries(model),
    ...createEnvelopeQueries(model),
    ...createRepairWrites(model),
    ...createRepairNotes(model),
  };
}

export type RepairStore = ReturnType<typeof createRepairStore>;
