import { parseCursor } from '@alveole/persistence';
import type { RefundsPorts } from '../ports.ts';
import { accountIdOf } from '../record/share-ledger.ts';
import type { ShareLedger } from '../record/share-ledger.ts';
import { blockOf } from '../record/payee.ts';
import type { FileBlock } from '../record/payee.ts';

export interface Refundable {
  readonly account: ShareLedger;
  /** Why it cannot be paid at this moment. */
  readonly blockedBy: FileBlock | undefined;
  /** Who changed the account, where it waits for its approval. */
  readonly accountChangedBy: string | undefined;
}

export interface RefundableRequest {
  readonly createdAfter?: string | undefined;
  /** Whose shares; all where none is named. */
  readonly funderId?: string | undefined;
}

/** What waits for its transfer, oldest first, with what holds it up. */
export async function listRefundable(
  { accounts, payees, questions, now }: Pick<RefundsPorts, 'accounts' | 'payees' | 'questions' | 'now'>,
  { createdAfter, funderId }: RefundableRequest,
): Promise<Refundable[]> {
  const page = await accounts.page(createdAfter ? parseCursor(createdAfter) : undefined, funderId);
  const known = await payees.known(page.map(({ entityId }) => entityId));
  const questioned = await questionedShares(questions, page);
  const at = now();
  return page.map((account) => {
    const payee = known.get(account.entityId);
    const blockedBy = questioned.has(accountIdOf(account)) ? ('bank_question' as const) : blockOf(payee, at);
    return {
      account,
      blockedBy,
      accountChangedBy:
        blockedBy === 'changed_iban' || blockedBy === 'refused_account' ? payee?.ibanChangedBy : undefined,
    };
  });
}

/** The accounts that a question of the bank keeps from being paid: asked funder by funder, for each has its own. */
async function questionedShares(
  questions: RefundsPorts['questions'],
  page: readonly ShareLedger[],
): Promise<ReadonlySet<string>> {
  const funderIds = [...new Set(page.map(({ funderId }) => funderId))];
  const perFunder = await Promise.all(
    funderIds.map(async (funderId) => {
      const own = page.filter((account) => account.funderId === funderId);
      const repairIds = await questions.waitingOf(
        own.map(({ repairId }) => repairId),
        funderId,
      );
      return own.filter(({ repairId }) => repairIds.has(repairId)).map(accountIdOf);
    }),
  );
  return new Set(perFunder.flat());
}
