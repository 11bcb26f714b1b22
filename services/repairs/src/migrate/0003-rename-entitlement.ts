import { renameFields } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { createRepairModel } from '../store/repair-model.ts';

/** The beneficiary's entitlement was called a place, and the id of a batch that of a refund. */
export const renameEntitlement: Migration = {
  name: '0003-rename-entitlement',
  declareModels: createRepairModel,
  walks: ({ database }) => [
    renameFields(database, 'repairs', {
      place: 'entitlement',
      'refundLock.refundId': 'batchId',
      'history.details.refundId': 'batchId',
      'counted.held.refundId': 'batchId',
    }),
  ],
  retiredIndexes: [{ collection: 'repairs', name: 'place' }],
};
