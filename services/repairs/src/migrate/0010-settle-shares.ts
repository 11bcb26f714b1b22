import { changeDocument } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { createRepairModel } from '../store/repair-model.ts';

interface FormerFile {
  readonly _id: string;
  readonly rowHash: string;
  readonly status: number;
  readonly shares?: readonly FormerShare[];
  readonly settledShares?: readonly unknown[];
  readonly refundLocks?: readonly { readonly funderId: string; readonly paidAt?: Date }[];
  readonly envelopes?: {
    readonly entries?: readonly { readonly funderId: string; readonly paidCents: number }[];
    readonly paymentIds?: readonly string[];
  };
}

interface FormerShare {
  readonly funderId: string;
  readonly cents: number;
}

/** Refunded, out of the sample and in it. */
const refunded: readonly number[] = [6, 12];

/**
 * What banks had paid of a share stood in envelopes alone. A file keeps it now: what its envelope says, and where it has
 * none, the share as it stands once it was paid.
 */
export const settleShares: Migration = {
  name: '0010-settle-shares',
  declareModels: createRepairModel,
  walks: ({ database }) => [
    {
      collection: 'repairs',
      projection: { rowHash: 1, status: 1, shares: 1, settledShares: 1, refundLocks: 1, envelopes: 1 },
      changesOf: (files: readonly FormerFile[]) =>
        files
          .filter(({ settledShares }) => settledShares === undefined)
          .map((file) => ({ file, settledShares: settledSharesOf(file) }))
          .filter(({ settledShares }) => settledShares.length > 0)
          .map(({ file, settledShares }) =>
            changeDocument(database, 'repairs', file, {
              $set: { settledShares, settledIds: file.envelopes?.paymentIds ?? [] },
            }),
          ),
    },
  ],
};

function settledSharesOf(file: FormerFile) {
  return (file.shares ?? [])
    .map(({ funderId, cents }) => ({ funderId, owedCents: cents, paidCents: paidCentsOf(file, { funderId, cents }) }))
    .filter(({ paidCents }) => paidCents > 0)
    .map(({ funderId, owedCents, paidCents }) => ({
      funderId,
      paidCents,
      waivedCents: 0,
      excessCents: paidCents - owedCents,
    }));
}

function paidCentsOf({ status, refundLocks = [], envelopes }: FormerFile, { funderId, cents }: FormerShare): number {
  const entry = envelopes?.entries?.find((one) => one.funderId === funderId);
  if (entry) return entry.paidCents;
  const isPaid = refundLocks.some((lock) => lock.funderId === funderId && lock.paidAt !== undefined);
  return isPaid || refunded.includes(status) ? cents : 0;
}
