import { balanceOf } from '@alveole/domain';
import type { LedgerEntry } from '@alveole/domain';
import { changeDocument } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { accountModelOf } from '../store/account-model.ts';

interface FormerAccount {
  readonly _id: string;
  readonly entries: readonly LedgerEntry[];
  readonly waits: boolean;
  readonly owes?: boolean;
}

/** Whether too much was paid was added up by each draft alone; now an index finds it. */
export const markOwing: Migration = {
  name: '0007-mark-owing',
  declareModels: accountModelOf,
  walks: ({ database }) => [
    {
      collection: 'accounts',
      projection: { entries: 1, waits: 1, owes: 1 },
      changesOf: (accounts: readonly FormerAccount[]) =>
        accounts
          .filter(({ owes }) => owes === undefined)
          .map((account) =>
            changeDocument(database, 'accounts', account, {
              $set: { owes: account.waits && balanceOf(account.entries).dueCents < 0 },
            }),
          ),
    },
  ],
};
