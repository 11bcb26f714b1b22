import { changeDocument, renameFields } from '@alveole/persistence';
import type { CollectionWalk, Migration, MigrationStore, ReadDocument } from '@alveole/persistence';

/** What is read of a file of that version: what each operation of its history brought. */
interface FormerFile extends ReadDocument {
  readonly history: readonly {
    readonly code: string;
    readonly details?: { readonly toRefundCents?: number; readonly adjustmentCents?: number };
  }[];
}

type FormerEntry = FormerFile['history'][number];

const isFormerCorrection = ({ code, details }: FormerEntry): boolean =>
  (code === 'FACCOR' || code === 'FACVECOR') && details?.toRefundCents !== undefined;

/** An adjustment bore the name of the premium. */
function adjusted(entry: FormerEntry): FormerEntry {
  if (!isFormerCorrection(entry)) return entry;
  const { toRefundCents, ...details } = entry.details ?? {};
  return {
    ...entry,
    details: { ...details, ...(toRefundCents === undefined ? {} : { adjustmentCents: toRefundCents }) },
  };
}

function nameAdjustments({ database }: MigrationStore): CollectionWalk<FormerFile> {
  return {
    collection: 'repairs',
    projection: { row_hash: 1, history: 1 },
    changesOf: (files) =>
      files
        .filter(({ history }) => history.some(isFormerCorrection))
        .map((file) => changeDocument(database, 'repairs', file, { $set: { history: file.history.map(adjusted) } })),
  };
}

/** The premium was called what is to refund, and in the history so was the signed adjustment of a premium. */
export const nameAmounts: Migration = {
  name: '0004-name-amounts',
  walks: (store) => [
    nameAdjustments(store),
    renameFields(store.database, 'repairs', {
      toRefundCents: 'premiumCents',
      'code.toRefundCents': 'premiumCents',
      'code.earlier.toRefundCents': 'premiumCents',
      'link.toRefundCents': 'premiumCents',
      'history.details.toRefundCents': 'premiumCents',
    }),
  ],
};
