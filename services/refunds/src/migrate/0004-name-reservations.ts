import { renameFields } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { accountModelOf } from '../store/account-model.ts';
import { questionModelOf } from '../store/question-store.ts';

/** The batch that reserves an amount was said to hold it, and the reason that a bank states was called what it told. */
export const nameReservations: Migration = {
  name: '0004-name-reservations',
  declareModels: (database) => [accountModelOf(database), questionModelOf(database)],
  walks: ({ database }) => [
    renameFields(database, 'accounts', { heldBy: 'reservedBy' }),
    renameFields(database, 'bank_questions', { told: 'statedReason' }),
  ],
  retiredIndexes: ['heldBy', 'entityId_waits_heldBy'].map((name) => ({ collection: 'accounts', name })),
};
