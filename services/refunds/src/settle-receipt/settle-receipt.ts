import { acceptedValue, refusalError } from '@alveole/contracts';
import type { ReceiptRequest } from '@alveole/contracts/recovery';
import { decideReceipt, isOpenRecovery, recoveryRefusals } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import type { Receipt } from '../record/receipt.ts';
import type { Recovery } from '../record/recovery.ts';
import type { Person } from '../record/refund-batch.ts';
import { payRecovery } from './pay-recovery.ts';
import type { PayRecoveryPorts } from './pay-recovery.ts';

type Ports = PayRecoveryPorts & Pick<RefundsPorts, 'requireSecondPerson'>;

export interface ReceiptStep extends ReceiptRequest {
  readonly receiptId: string;
  readonly person: Person;
  readonly requestId: string;
}

/**
 * Two people say what money is for: it pays an open request to the same account, or was given back. Until the second one confirms
 * it, it may be taken back. Throws `NotFoundException`, `RefundVersionMismatchException`, `TransitionRefusedException`,
 * `NotAuthorizedException`.
 */
export async function settleReceipt(ports: Ports, step: ReceiptStep): Promise<Receipt> {
  const receipt = await ports.receipts.find(step.receiptId);
  if (receipt === undefined) throw refusalError(recoveryRefusals.unknown);
  if (receipt.rowHash !== step.rowHash) throw refusalError(recoveryRefusals.changed);
  const proposerId = receipt.proposal?.person.userId;
  acceptedValue(decideReceipt({ state: receipt.state, proposerId }, step.act, step.person));
  const written = await ways[step.act](ports, receipt, step);
  if (written === undefined) throw refusalError(recoveryRefusals.changed);
  return written;
}

type Way = (ports: Ports, receipt: Receipt, step: ReceiptStep) => Promise<Receipt | undefined>;

const ways: Readonly<Record<ReceiptStep['act'], Way>> = {
  async propose(ports, receipt, { answer = 'give_back', recoveryId, person }) {
    if (answer === 'attribute') await payableBy(ports, receipt, recoveryId);
    const proposal = { answer, recoveryId, person, at: ports.now() };
    return ports.receipts.write(receipt, { state: 'proposed', proposal });
  },
  take_back: ({ receipts }, receipt) => receipts.write(receipt, { state: 'open', proposal: undefined }),
  async confirm(ports, receipt, { person, requestId }) {
    const { proposal } = receipt;
    await ports.requireSecondPerson({ firstId: proposal?.person.userId, secondId: person.userId }, requestId);
    if (proposal?.answer !== 'attribute')
      return ports.receipts.write(receipt, { state: 'settled', isGivenBack: true, proposal: undefined });
    const { recoveryId } = await payableBy(ports, receipt, proposal.recoveryId);
    const paying = await ports.receipts.write(receipt, { state: 'settled', payingId: recoveryId });
    return paying && payRecovery(ports, paying);
  },
};

/** The request that may take the money; of two funders none takes what came to the other one's account. */
async function payableBy(
  { recoveries }: Ports,
  { account, currency }: Receipt,
  recoveryId: string = '',
): Promise<Recovery> {
  const recovery = await recoveries.find(recoveryId);
  if (recovery === undefined) throw refusalError(recoveryRefusals.unknown);
  if (!isOpenRecovery(recovery.state)) throw refusalError(recoveryRefusals.over);
  if (currency !== undefined) throw refusalError(recoveryRefusals.otherCurrency);
  if (account !== undefined && account !== recovery.creditor.iban) throw refusalError(recoveryRefusals.otherAccount);
  return recovery;
}
