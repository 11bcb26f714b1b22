import type { OwedFileView, OwnRecoveryView } from '@alveole/contracts/recovery';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import {
  displayCreditorReference,
  funderNameOf,
  overpaymentCauseTexts,
  paymentCodeText,
  requestedTotalOf,
} from '@alveole/domain';
import type { Campaign, Programme, RecoverySums } from '@alveole/domain';
import { formatDate, formatEuros } from '@alveole/ui';
import { displayIban } from '@alveole/validation';
import { letterTexts as texts } from './recovery-letter.text.ts';

/** A payment request as a sheet says it: what the page prints and the PDF draws. */
export interface RecoveryLetter {
  readonly issuer: string;
  /** Legal name, identifier and address of the establishment. */
  readonly shop: readonly string[];
  readonly title: string;
  readonly facts: readonly LetterFact[];
  readonly reason: string;
  readonly howTo: string;
  readonly payment: readonly LetterFact[];
  /** Each file with what is owed for it. */
  readonly files: readonly (LetterFact & { readonly cause?: string | undefined })[];
  /** How what is left comes about from the files; empty where one file is all of it. */
  readonly sums: readonly LetterFact[];
  /** Text of the QR code that a bank's application reads. */
  readonly code: string;
  readonly contact: string;
}

export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

/** What a letter says of a request, be it read by its establishment or by staff. */
export type LetterRequest = Omit<OwnRecoveryView, 'recoveryId' | 'state'>;

/** What the lines of a sum are made of. */
export type SummedRequest = RecoverySums & { readonly files: readonly Pick<OwedFileView, 'amountCents'>[] };

export interface LetterParts {
  readonly campaign: Pick<Campaign, 'name' | 'funders'>;
  readonly programme: Pick<Programme, 'name' | 'contacts'>;
  /** Undefined while it is not known. */
  readonly shop: EstablishmentView['profile'] | undefined;
}

export function recoveryLetterOf(request: LetterRequest, { campaign, programme, shop }: LetterParts): RecoveryLetter {
  const { reference, creditor, leftCents, funderId } = request;
  return {
    issuer: programme.name,
    shop: shopLinesOf(request, shop),
    title: `${texts.title} · ${formatEuros(leftCents)}`,
    facts: [
      { label: texts.funder, value: funderId === undefined ? creditor.name : funderNameOf(campaign, funderId) },
      { label: texts.date, value: formatDate(request.createdAt) },
    ],
    reason: texts.reason,
    howTo: texts.howTo,
    payment: paymentFactsOf(request),
    files: request.files.map(({ fileNumber, amountCents, cause }) => ({
      label: fileNumber,
      value: formatEuros(amountCents),
      cause: cause && overpaymentCauseTexts[cause],
    })),
    sums: sumLinesOf(request),
    code: paymentCodeText({ ...creditor, cents: leftCents, reference }),
    contact: texts.contact(programme.contacts.professionals),
  };
}

/** What one types into a transfer. */
export function paymentFactsOf({ reference, creditor, leftCents, dueOn }: LetterRequest): readonly LetterFact[] {
  return [
    { label: texts.amount, value: formatEuros(leftCents) },
    { label: texts.due, value: formatDate(dueOn) },
    { label: texts.reference, value: displayCreditorReference(reference) },
    { label: texts.creditor, value: creditor.name },
    { label: texts.iban, value: displayIban(creditor.iban) },
    { label: texts.bic, value: creditor.bic },
  ];
}

/** From the sum of the files to what is left, each part that there is on a line of its own; none where nothing differs. */
export function sumLinesOf(request: SummedRequest): readonly LetterFact[] {
  const { files, requestedCents, paidCents, nettedCents, writtenOffCents, leftCents } = request;
  const cents = files.map(({ amountCents }) => ({ cents: amountCents }));
  const { filesCents, dueElsewhereCents, settledCents } = requestedTotalOf(cents, request);
  if (files.length === 1 && filesCents === leftCents) return [];
  const lines = [
    [texts.filesTotal, filesCents],
    [texts.dueElsewhere, -dueElsewhereCents],
    [texts.requested, settledCents > 0 ? requestedCents : 0],
    [texts.paid, -paidCents],
    [texts.netted, -nettedCents],
    [texts.waived, -writtenOffCents],
    [texts.left, leftCents],
  ] as const;
  return lines.filter(([, sum]) => sum !== 0).map(([label, sum]) => ({ label, value: formatEuros(sum) }));
}

function shopLinesOf({ entityName }: LetterRequest, shop: EstablishmentView['profile'] | undefined): string[] {
  const town = [shop?.postcode, shop?.city].filter(Boolean).join(' ');
  const identifier = shop?.identifier ? texts.identifier(shop.identifier) : '';
  return [shop?.companyName || entityName, identifier, shop?.address ?? '', town].filter((line) => line !== '');
}
