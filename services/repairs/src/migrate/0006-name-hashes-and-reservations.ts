import { renameFields } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { createRepairModel } from '../store/repair-model.ts';

/** The perceptual hash of a picture was called its look, and what a batch reserves was said to be held. */
export const nameHashesAndReservations: Migration = {
  name: '0006-name-hashes-and-reservations',
  declareModels: createRepairModel,
  walks: ({ database }) => [
    renameFields(database, 'repairs', {
      'history.details.look': 'perceptualHash',
      'history.details.lookBands': 'perceptualHashBands',
      'counted.held': 'reservation',
    }),
  ],
  retiredIndexes: [{ collection: 'repairs', name: 'look_newest' }],
};
