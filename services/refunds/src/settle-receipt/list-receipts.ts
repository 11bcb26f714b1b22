import type { Receipt as WireReceipt } from '@alveole/contracts/recovery';
import { eurosOfCents, isOpenRecovery, recoverySums } from '@alveole/domain';
import { parseCursor } from '@alveole/persistence';
import { owedCentsOf } from '../list-debts/outstanding-debts.ts';
import type { RefundsPorts } from '../ports.ts';
import { unattributedCentsOf } from '../record/receipt.ts';
import type { Receipt } from '../record/receipt.ts';
import { statedSumsOf } from '../record/recovery.ts';
import type { Recovery } from '../record/recovery.ts';

/** An open request, and what is left of it. */
interface Candidate {
  readonly recovery: Recovery;
  readonly leftCents: number;
}

/** One page of the money that people are to make clear, oldest first, each with the open requests to the same account. */
export async function listReceipts(
  ports: Pick<RefundsPorts, 'receipts' | 'recoveries' | 'accounts'>,
  createdAfter?: string,
): Promise<WireReceipt[]> {
  const receipts = await ports.receipts.page(createdAfter ? parseCursor(createdAfter) : undefined);
  const standing = receipts.length === 0 ? [] : await ports.recoveries.standing();
  const candidates = await Promise.all(
    standing
      .filter(({ state }) => isOpenRecovery(state))
      .map(async (recovery) => ({
        recovery,
        leftCents: recoverySums(statedSumsOf(recovery), await owedCentsOf(ports, recovery)).leftCents,
      })),
  );
  return receipts.map((receipt) =>
    receiptToWire(
      receipt,
      candidates.filter(({ recovery, leftCents }) => leftCents > 0 && mayPay(receipt, recovery)),
    ),
  );
}

/** Money in another currency pays no request: people give it back, or have the bank change it. */
const mayPay = ({ account, currency }: Receipt, { creditor }: Recovery) =>
  currency === undefined && (account === undefined || account === creditor.iban);

function receiptToWire(receipt: Receipt, candidates: readonly Candidate[]): WireReceipt {
  const { proposal, account, bookedOn, payer, why, currency } = receipt;
  const proposed = candidates.find(({ recovery }) => recovery.recoveryId === proposal?.recoveryId)?.recovery;
  return {
    receipt_id: receipt.receiptId,
    row_hash: receipt.rowHash,
    state: receipt.state,
    ...(why && { why }),
    amount: eurosOfCents(receipt.cents),
    left: eurosOfCents(unattributedCentsOf(receipt)),
    ...(currency && { currency }),
    ...(bookedOn && { booked_on: bookedOn }),
    create_date: receipt.receivedAt.toISOString(),
    ...(payer && { payer }),
    remittance: receipt.remittance,
    ...(account && { account_ends_with: account.slice(-4) }),
    candidates: candidates.map(({ recovery, leftCents }) => ({
      recovery_id: recovery.recoveryId,
      reference: recovery.reference,
      entity_name: recovery.entityName,
      left: eurosOfCents(leftCents),
    })),
    proposal: proposal && {
      answer: proposal.answer,
      recovery_id: proposal.recoveryId,
      reference: proposed?.reference,
      by: proposal.person.userName,
      by_id: proposal.person.userId,
      at: proposal.at.toISOString(),
    },
  };
}
