/** A payment that an application of a bank fills in from a QR code. */
export interface PaymentCode {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
  /** Integer cents, above zero. */
  readonly cents: number;
  /** Creditor reference (ISO 11649). */
  readonly reference: string;
}

/** As long as the guidelines let a name be. */
const longestName = 70;

/**
 * The text of a QR code for a SEPA credit transfer (EPC069-12, version 002, UTF-8): who is paid, how much, under which creditor
 * reference. Nothing of it can open a line of its own.
 */
export function paymentCodeText({ name, iban, bic, cents, reference }: PaymentCode): string {
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return ['BCD', '002', '1', 'SCT', bic, oneLine(name).slice(0, longestName), iban, amount, '', reference].join('\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
