import { soleFunderId } from '@alveole/domain';
import { changeDocument } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { accountModelOf } from '../store/account-model.ts';

interface FormerAccount {
  readonly _id: string;
  readonly funderId?: string;
}

/** A file had one account, under its own id; now an account is that of a funder's share, and names both. */
export const nameShares: Migration = {
  name: '0006-name-shares',
  declareModels: accountModelOf,
  walks: ({ database }) => [
    {
      collection: 'accounts',
      projection: { funderId: 1 },
      changesOf: (accounts: readonly FormerAccount[]) =>
        accounts
          .filter(({ funderId }) => funderId === undefined)
          .map((account) =>
            changeDocument(database, 'accounts', account, {
              $set: { repairId: account._id, funderId: soleFunderId },
            }),
          ),
    },
  ],
};
