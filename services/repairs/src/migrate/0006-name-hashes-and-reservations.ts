import { changeDocument, renameFields } from '@alveole/persistence';
import type { CollectionWalk, Migration, MigrationStore, ReadDocument } from '@alveole/persistence';
import { createRepairModel } from '../store/repair-model.ts';

interface FormerDecision extends ReadDocument {
  readonly state: string;
}

/** Decisions of the last ten seconds: the next process carries them out. */
function nameDeferredDecisions({ database }: MigrationStore): CollectionWalk<FormerDecision> {
  return {
    collection: 'held_decisions',
    projection: { state: 1 },
    changesOf: (decisions) =>
      decisions
        .filter(({ state }) => state === 'held')
        .map((decision) => changeDocument(database, 'held_decisions', decision, { $set: { state: 'deferred' } })),
  };
}

/** The perceptual hash of a picture was called its look; what a batch reserves, and a decision that waits, were called held. */
export const nameHashesAndReservations: Migration = {
  name: '0006-name-hashes-and-reservations',
  declareModels: createRepairModel,
  walks: (store) => [
    renameFields(store.database, 'repairs', {
      'history.details.look': 'perceptualHash',
      'history.details.lookBands': 'perceptualHashBands',
      'counted.held': 'reservation',
    }),
    nameDeferredDecisions(store),
  ],
  retiredIndexes: [{ collection: 'repairs', name: 'look_newest' }],
};
