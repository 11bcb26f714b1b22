import { changeDocument } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { batchModelOf } from '../store/batch-model.ts';

interface FormerBatch {
  readonly _id: string;
  readonly isPublished?: boolean;
}

/** Batches of before payments were published by shop say that open data lack their transfers: the next round writes them. */
export const publishPayments: Migration = {
  name: '0008-publish-payments',
  declareModels: batchModelOf,
  walks: ({ database }) => [
    {
      collection: 'batches',
      projection: { isPublished: 1 },
      changesOf: (batches: readonly FormerBatch[]) =>
        batches
          .filter(({ isPublished }) => isPublished === undefined)
          .map((batch) => changeDocument(database, 'batches', batch, { $set: { isPublished: false } })),
    },
  ],
};
