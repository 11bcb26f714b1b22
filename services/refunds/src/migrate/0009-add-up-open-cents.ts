import { balanceOf } from '@alveole/domain';
import type { LedgerEntry } from '@alveole/domain';
import { changeDocument } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { accountModelOf } from '../store/account-model.ts';

interface FormerAccount {
  readonly _id: string;
  readonly entries: readonly LedgerEntry[];
  readonly openCents?: number;
}

/** What waits of a share, or stands in a batch, was added up from its entries alone; now the store adds it up over many. */
export const addUpOpenCents: Migration = {
  name: '0009-add-up-open-cents',
  declareModels: accountModelOf,
  walks: ({ database }) => [
    {
      collection: 'accounts',
      projection: { entries: 1, openCents: 1 },
      changesOf: (accounts: readonly FormerAccount[]) =>
        accounts
          .filter(({ openCents }) => openCents === undefined)
          .map((account) => {
            const { reservation, dueCents } = balanceOf(account.entries);
            const openCents = reservation?.cents ?? dueCents;
            return changeDocument(database, 'accounts', account, { $set: { openCents } });
          }),
    },
  ],
};
