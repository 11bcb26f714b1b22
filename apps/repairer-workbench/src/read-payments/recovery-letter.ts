import type { OwnRecoveryView } from '@alveole/contracts/recovery';
import { displayCreditorReference, paymentCodeText } from '@alveole/domain';
import type { Programme } from '@alveole/domain';
import { formatDate, formatEuros } from '@alveole/ui';
import { displayIban } from '@alveole/validation';
import { recoveryTexts as texts } from './recovery.text.ts';

/** A payment request as a sheet says it: what the page prints and the PDF draws. */
export interface RecoveryLetter {
  readonly issuer: string;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly reason: string;
  readonly howTo: string;
  readonly payment: readonly Fact[];
  /** Each file with what is owed for it. */
  readonly files: readonly Fact[];
  /** Text of the QR code that a bank's application reads. */
  readonly code: string;
  readonly contact: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export function recoveryLetterOf(
  recovery: OwnRecoveryView,
  programme: Pick<Programme, 'name' | 'contacts'>,
): RecoveryLetter {
  const { reference, creditor, leftCents } = recovery;
  return {
    issuer: programme.name,
    title: `${texts.letterTitle} · ${formatEuros(leftCents)}`,
    facts: [
      { label: texts.to, value: recovery.entityName },
      { label: texts.from, value: creditor.name },
      { label: texts.date, value: formatDate(recovery.createdAt) },
    ],
    reason: texts.reason,
    howTo: texts.howTo,
    payment: paymentFacts(recovery),
    files: recovery.files.map(({ fileNumber, amountCents }) => ({
      label: fileNumber,
      value: formatEuros(amountCents),
    })),
    code: paymentCodeText({ ...creditor, cents: leftCents, reference }),
    contact: `${texts.contact} ${programme.contacts.professionals}`,
  };
}

/** What one types into a transfer. */
export function paymentFacts({ reference, creditor, leftCents, dueOn }: OwnRecoveryView): readonly Fact[] {
  return [
    { label: texts.amount, value: formatEuros(leftCents) },
    { label: texts.due, value: formatDate(dueOn) },
    { label: texts.reference, value: displayCreditorReference(reference) },
    { label: texts.creditor, value: creditor.name },
    { label: texts.iban, value: displayIban(creditor.iban) },
    { label: texts.bic, value: creditor.bic },
  ];
}
