import { parseCursor } from '@alveole/persistence';
import type { RefundsPorts } from '../ports.ts';
import type { FileLedger } from '../record/file-ledger.ts';
import { blockOf } from '../record/payee.ts';
import type { FileBlock } from '../record/payee.ts';
import { promisedAt } from '../record/promise.ts';

export interface Refundable {
  readonly account: FileLedger;
  /** Why it cannot be paid at this moment. */
  readonly blockedBy: FileBlock | undefined;
  /** Who changed the account, where it waits for its approval. */
  readonly accountChangedBy: string | undefined;
  readonly promisedAt: Date;
}

/** What waits for its transfer, oldest first, with what holds it up. */
export async function listRefundable(
  {
    accounts,
    payees,
    questions,
    delayDays,
    now,
  }: Pick<RefundsPorts, 'accounts' | 'payees' | 'questions' | 'delayDays' | 'now'>,
  createdAfter?: string,
): Promise<Refundable[]> {
  const page = await accounts.page(createdAfter ? parseCursor(createdAfter) : undefined);
  const known = await payees.known(page.map(({ entityId }) => entityId));
  const questioned = await questions.waitingOf(page.map(({ repairId }) => repairId));
  const at = now();
  return page.map((account) => {
    const payee = known.get(account.entityId);
    const blockedBy = questioned.has(account.repairId) ? ('bank_question' as const) : blockOf(payee, at);
    return {
      account,
      blockedBy,
      accountChangedBy:
        blockedBy === 'changed_iban' || blockedBy === 'refused_account' ? payee?.ibanChangedBy : undefined,
      promisedAt: promisedAt(account, delayDays),
    };
  });
}
