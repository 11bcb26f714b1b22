import { changeDocument } from '@alveole/persistence';
import type { CollectionWalk, Database, Migration } from '@alveole/persistence';

interface FormerBatch {
  readonly _id: string;
  readonly row_hash: string;
  readonly lines: readonly { readonly wasPaidBefore?: boolean; readonly isCorrection?: boolean }[];
}

/** Lines that were written before a payment sent back was told from one that stands had one sign for both. */
export const tellPaidBefore: Migration = {
  name: '0002-tell-paid-before',
  walks: ({ database }) => [walkOf(database)],
};

function walkOf(database: Database): CollectionWalk<FormerBatch> {
  return {
    collection: 'batches',
    projection: { lines: 1, row_hash: 1 },
    changesOf: (batches) =>
      batches.filter(lacksSign).map((batch) => {
        const lines = batch.lines.map((line) => {
          const isCorrection = line.isCorrection ?? false;
          return { ...line, isCorrection, wasPaidBefore: line.wasPaidBefore ?? isCorrection };
        });
        return changeDocument(database, 'batches', batch, { $set: { lines } });
      }),
  };
}

const lacksSign = ({ lines }: FormerBatch): boolean =>
  lines.some(({ wasPaidBefore, isCorrection }) => wasPaidBefore === undefined || isCorrection === undefined);
