import { debtOf, EstablishmentStatus } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import type { OwedShare } from '../record/recovery.ts';
import { balanceOfAccount, grantedAt } from '../record/share-ledger.ts';
import type { ShareLedger } from '../record/share-ledger.ts';

/** What an establishment owes to one funder, at this moment. */
export interface OutstandingDebt {
  readonly entityId: string;
  readonly entityName: string;
  readonly funderId: string;
  /** Integer cents; what is due to it, be it in a batch, counts against it. */
  readonly owedCents: number;
  /** For which it was paid too much, oldest first. */
  readonly files: readonly OwedShare[];
  /** When its account with this funder last moved. */
  readonly movedAt: Date;
  readonly isClosed: boolean;
}

type Ports = Pick<RefundsPorts, 'accounts' | 'payees'>;

/** What an establishment owes, funder by funder; those to whom it owes nothing are left out. */
export async function outstandingDebts(ports: Ports, entityId: string): Promise<OutstandingDebt[]> {
  const accounts = await ports.accounts.unsettledOf(entityId);
  const status = accounts.length === 0 ? undefined : await ports.payees.statusOf(entityId);
  const funderIds = [...new Set(accounts.map(({ funderId }) => funderId))].sort();
  return funderIds
    .map((funderId) =>
      debtIn(
        accounts.filter((account) => account.funderId === funderId),
        status === EstablishmentStatus.closed,
      ),
    )
    .filter(({ owedCents }) => owedCents > 0);
}

/** Integer cents that an establishment owes to a funder now; 0 where it owes nothing. */
export async function owedCentsOf(
  ports: Pick<RefundsPorts, 'accounts'>,
  { entityId, funderId }: { readonly entityId: string; readonly funderId: string },
): Promise<number> {
  const accounts = await ports.accounts.unsettledOf(entityId);
  return debtOf(
    accounts.filter((account) => account.funderId === funderId).map((account) => ({ cents: centsOf(account) })),
  );
}

function debtIn(accounts: readonly ShareLedger[], isClosed: boolean): OutstandingDebt {
  const [account] = accounts as [ShareLedger];
  const dates = accounts.flatMap(({ entries }) => entries.map(({ at }) => at.getTime()));
  return {
    entityId: account.entityId,
    entityName: account.entityName,
    funderId: account.funderId,
    owedCents: debtOf(accounts.map((one) => ({ cents: centsOf(one) }))),
    files: accounts
      .filter((one) => centsOf(one) < 0)
      .toSorted((one, other) => one.validatedAt.getTime() - other.validatedAt.getTime())
      .map((one) => ({
        repairId: one.repairId,
        fileNumber: one.fileNumber,
        cents: -centsOf(one),
        // A file that is granted nothing in its status was refused after it was paid.
        cause: grantedAt(one.status, 1) === 0 ? ('refused' as const) : ('corrected' as const),
      })),
    movedAt: new Date(Math.max(...dates)),
    isClosed,
  };
}

/** What is due for a share, whether a batch has it or not: a draft may yet be stopped. */
function centsOf(account: ShareLedger): number {
  const { dueCents, reservation } = balanceOfAccount(account);
  return dueCents + (reservation?.cents ?? 0);
}
