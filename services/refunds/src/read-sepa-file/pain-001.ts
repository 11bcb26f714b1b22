import { eurosOfCents, foldText } from '@alveole/domain';
import SEPA from 'sepa';
import type { Debtor } from '../record/debtor.ts';
import { messageIdOf } from '../record/references.ts';
import { executionDayOf, linesOf } from '../record/refund-batch.ts';
import type { BatchLine, RefundBatch } from '../record/refund-batch.ts';

const longestName = 70;
const nameless = 'BENEFICIAIRE';
const longestRemittance = 140;

/**
 * The credit transfers of an approved batch as pain.001.001.09 (ISO 20022): one transaction an establishment, whose
 * end-to-end id leads back to its files. The same batch gives the same file each time.
 */
export function pain001Of(batch: RefundBatch, debtor: Debtor): string {
  const approvedAt = batch.approvedAt ?? batch.draftedAt;
  const document = new SEPA.Document('pain.001.001.09');
  document.grpHdr.id = messageIdOf(batch.batchId);
  document.grpHdr.created = approvedAt;
  document.grpHdr.initiatorName = bankText(debtor.name);
  const payment = document.createPaymentInfo();
  payment.requestedExecutionDate = localDay(executionDayOf(approvedAt));
  payment.debtorIBAN = debtor.iban;
  payment.debtorBIC = debtor.bic;
  payment.debtorName = bankText(debtor.name);
  document.addPaymentInfo(payment);
  for (const { reference, payeeName, iban, bic, cents, entityId } of batch.transfers) {
    const transfer = payment.createTransaction();
    transfer.creditorName = bankText(payeeName);
    transfer.creditorIBAN = iban;
    transfer.creditorBIC = bic ?? '';
    transfer.amount = eurosOfCents(cents);
    transfer.remittanceInfo = remittanceOf(linesOf(batch, { entityId }));
    transfer.end2endId = reference;
    payment.addTransaction(transfer);
  }
  return document.toString();
}

/** What the payee reads on the account statement: the files by number, or how many where they do not fit. */
function remittanceOf(lines: readonly BatchLine[]): string {
  const numbers = `Primes ${lines.map(({ fileNumber }) => fileNumber.replace('_', '-')).join(' ')}`;
  return numbers.length <= longestRemittance ? numbers : `Primes de ${lines.length} dossiers, voir le releve en ligne`;
}

/** A calendar day (YYYY-MM-DD) as the library reads it: the day of this process's own clock, wherever that stands. */
function localDay(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

/**
 * Banks take the Latin set without accents, and no slash at an end nor two in a row (EPC217-08); anything else becomes a
 * space. What is too long ends with a whole word. A name of which nothing is left stands as a word, for a party has one.
 */
function bankText(text: string): string {
  const characters = foldText(text)
    .replace(/[^A-Z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
  const name = wholeWords(characters).replace(/^[ /]+|[ /]+$/g, '');
  return name === '' ? nameless : name;
}

/** As many whole words as a name may have signs; of one endless word its beginning. */
function wholeWords(text: string): string {
  if (text.length <= longestName) return text;
  const end = text.lastIndexOf(' ', longestName);
  return text.slice(0, end > 0 ? end : longestName);
}
