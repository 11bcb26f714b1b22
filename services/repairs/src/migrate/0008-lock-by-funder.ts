import { soleFunderId } from '@alveole/domain';
import { changeDocument } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { createRepairModel } from '../store/repair-model.ts';

interface FormerFile {
  readonly _id: string;
  readonly rowHash: string;
  readonly refundLock?: { readonly batchId: string; readonly at: Date };
}

/** A file was locked by one batch; now each funder's batch locks its share. */
export const lockByFunder: Migration = {
  name: '0008-lock-by-funder',
  declareModels: createRepairModel,
  walks: ({ database }) => [
    {
      collection: 'repairs',
      projection: { rowHash: 1, refundLock: 1 },
      changesOf: (files: readonly FormerFile[]) =>
        files
          .filter(({ refundLock }) => refundLock)
          .map((file) =>
            changeDocument(database, 'repairs', file, {
              $set: { refundLocks: [{ funderId: soleFunderId, ...file.refundLock }] },
              $unset: { refundLock: 1 },
            }),
          ),
    },
  ],
};
