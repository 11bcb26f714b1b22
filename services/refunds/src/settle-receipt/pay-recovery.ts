import { recoverySums } from '@alveole/domain';
import { endWith } from './end-recovery.ts';
import type { EndRecoveryPorts } from './end-recovery.ts';
import { owedCentsOf } from '../list-debts/outstanding-debts.ts';
import type { RefundsPorts } from '../ports.ts';
import { endedEvent, paidBackEvent } from '../record/recovery-events.ts';
import { sourceOf, unattributedCentsOf } from '../record/receipt.ts';
import type { Receipt } from '../record/receipt.ts';
import { statedSumsOf } from '../record/recovery.ts';
import type { OwedShare, Recovery } from '../record/recovery.ts';
import { settleShares } from './settle-shares.ts';

export type PayRecoveryPorts = EndRecoveryPorts & Pick<RefundsPorts, 'receipts'>;

/**
 * Lets a request take the money of a receipt: first the ledger, then the request with its event, then the receipt. Whatever ends in
 * between, it is done again by the next round or file, and counts once. What is more than was owed stays with the receipt, and asks
 * people.
 */
export async function payRecovery(ports: PayRecoveryPorts, receipt: Receipt): Promise<Receipt> {
  const { receiptId, payingId } = receipt;
  if (payingId === undefined) return receipt;
  const recovery = await ports.recoveries.find(payingId);
  if (recovery === undefined) throw new Error(`No payment request ${payingId} of receipt ${receiptId}`);
  const attributedCents = await takeMoney(ports, recovery, receipt);
  return noteAttribution(ports, receipt, { recoveryId: payingId, cents: attributedCents });
}

/** Integer cents that the request has of the receipt. */
async function takeMoney(ports: PayRecoveryPorts, recovery: Recovery, receipt: Receipt): Promise<number> {
  const known = recovery.payments.find(({ receiptId }) => receiptId === receipt.receiptId);
  if (known) return known.cents;
  const { requestedCents, paidCents, writtenOffCents } = recoverySums(statedSumsOf(recovery), 0);
  const openCents = Math.max(requestedCents - paidCents - writtenOffCents, 0);
  const shares = await settleShares(ports, recovery, {
    act: 'recover',
    cents: Math.min(unattributedCentsOf(receipt), openCents),
    source: sourceOf(receipt.receiptId, recovery.recoveryId),
  });
  const cents = shares.reduce((sum, share) => sum + share.cents, 0);
  if (cents > 0) await notePayment(ports, recovery.recoveryId, { receipt, shares, cents });
  return cents;
}

interface TakenMoney {
  readonly receipt: Receipt;
  readonly shares: readonly OwedShare[];
  readonly cents: number;
}

/** Repeated until it is written on the request as it was read. */
async function notePayment(
  ports: PayRecoveryPorts,
  recoveryId: string,
  { receipt, shares, cents }: TakenMoney,
): Promise<void> {
  for (;;) {
    const recovery = (await ports.recoveries.find(recoveryId)) as Recovery;
    if (recovery.payments.some(({ receiptId }) => receiptId === receipt.receiptId)) return;
    const payments = [...recovery.payments, { receiptId: receipt.receiptId, cents }];
    const owedCents = await owedCentsOf(ports, recovery);
    const end = recovery.state === 'waived' ? undefined : endWith({ ...recovery, payments }, owedCents);
    const at = ports.now();
    const moment = { at, sequence: recovery.sequence + 1, requestId: ports.newId() };
    const after = { ...recovery, payments, state: end ?? recovery.state };
    const { receiptId } = receipt;
    const isEnding = end !== undefined && recovery.isStanding;
    const written = await ports.recoveries.write(
      recovery,
      {
        payments,
        state: after.state,
        ...(isEnding && { isStanding: false, proposal: undefined }),
        step: { act: 'pay', at, by: receipt.payer ?? recovery.entityName, cents },
      },
      [
        paidBackEvent(after, { receiptId, shares, owedCents }, moment),
        ...(isEnding ? [endedEvent(after, moment, { isPaid: true })] : []),
      ],
    );
    if (written) return;
  }
}

async function noteAttribution(
  ports: PayRecoveryPorts,
  receipt: Receipt,
  attribution: { readonly recoveryId: string; readonly cents: number },
): Promise<Receipt> {
  const attributions = attribution.cents > 0 ? [...receipt.attributions, attribution] : receipt.attributions;
  const isSpent = unattributedCentsOf({ ...receipt, attributions }) === 0;
  const written = await ports.receipts.write(receipt, {
    attributions,
    payingId: undefined,
    proposal: undefined,
    state: isSpent ? 'settled' : 'open',
    why: isSpent ? undefined : 'surplus',
  });
  return written ?? ((await ports.receipts.find(receipt.receiptId)) as Receipt);
}
