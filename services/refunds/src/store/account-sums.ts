import { trusted } from '@alveole/persistence';
import type { QueryFilter } from '@alveole/persistence';
import type { accountModelOf } from './account-model.ts';
import type { StoredAccount } from './account-model.ts';

/** A number of shares and their cents together. */
export interface SharesSum {
  readonly shares: number;
  readonly cents: number;
}

/** The shares of a funder that are not settled. */
export interface UnsettledSums {
  /** Of which something is to pay, in no batch yet. */
  readonly waiting: SharesSum;
  /** In a batch whose bank has not answered. */
  readonly batched: SharesSum;
  /** Of which more was paid than is owed, in no batch yet; cents above zero. */
  readonly overpaid: SharesSum;
}

/** Sums over accounts: the store adds them up, and no account is read alone. */
export function accountSums(model: ReturnType<typeof accountModelOf>) {
  return {
    async unsettledOfFunder(funderId: string): Promise<UnsettledSums> {
      const [waiting, batched, owed] = await Promise.all([
        sumOf({ waits: true, owes: false, funderId }),
        sumOf({ reservedBy: trusted({ $gt: '' }), funderId }),
        sumOf({ waits: true, owes: true, funderId }),
      ]);
      return { waiting, batched, overpaid: { shares: owed.shares, cents: Math.abs(owed.cents) } };
    },
  };

  async function sumOf(filter: QueryFilter<StoredAccount>): Promise<SharesSum> {
    const [sum] = await model.aggregate<SharesSum>([
      { $match: filter },
      { $group: { _id: null, shares: { $sum: 1 }, cents: { $sum: '$openCents' } } },
    ]);
    return { shares: sum?.shares ?? 0, cents: sum?.cents ?? 0 };
  }
}
