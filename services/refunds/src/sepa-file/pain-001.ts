import { eurosOfCents, foldText } from '@alveole/domain';
import SEPA from 'sepa';
import type { Debtor } from '../record/debtor.ts';
import type { RefundBatch } from '../record/refund-batch.ts';

const longestName = 70;

/**
 * The credit transfers of an approved batch as pain.001.001.09 (ISO 20022): one transaction a file, so that a bank
 * statement names each; the file number is the end-to-end id. The same batch gives the same file each time.
 */
export function pain001Of(batch: RefundBatch, debtor: Debtor): string {
  const approvedAt = batch.approvedAt ?? batch.draftedAt;
  const document = new SEPA.Document('pain.001.001.09');
  document.grpHdr.id = messageId(batch.refundId);
  document.grpHdr.created = approvedAt;
  document.grpHdr.initiatorName = bankText(debtor.name);
  const payment = document.createPaymentInfo();
  payment.requestedExecutionDate = approvedAt;
  payment.debtorIBAN = debtor.iban;
  payment.debtorBIC = debtor.bic;
  payment.debtorName = bankText(debtor.name);
  document.addPaymentInfo(payment);
  for (const line of batch.lines) {
    const transfer = payment.createTransaction();
    transfer.creditorName = bankText(line.payeeName ?? line.entityName);
    transfer.creditorIBAN = line.iban ?? '';
    transfer.amount = eurosOfCents(line.cents);
    transfer.remittanceInfo = `Prime ${line.fileNumber}`;
    transfer.end2endId = line.fileNumber.replace('_', '-');
    payment.addTransaction(transfer);
  }
  return document.toString();
}

/** Message ids take 35 characters of the SEPA set. */
function messageId(refundId: string): string {
  return refundId.replace(/[^A-Za-z0-9-]/g, '').slice(0, 31);
}

/** Banks take the Latin set without accents (EPC217-08); anything else becomes a space. */
function bankText(text: string): string {
  return foldText(text)
    .replace(/[^A-Z0-9/\-?:().,'+ ]/g, ' ')
    .slice(0, longestName);
}
