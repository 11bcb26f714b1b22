/** What every reference of this software begins with, behind its check digits. */
const prefix = 'ALV';
const digits = 8;

/**
 * The creditor reference (ISO 11649) of a payment request: `RF`, two check digits, then its number. Banks carry it from
 * the payer to the statement, and one wrong character is noticed.
 *
 * @param number of the request, from 1
 */
export function creditorReferenceOf(number: number): string {
  const body = `${prefix}${String(number).padStart(digits, '0')}`;
  return `RF${checkDigitsOf(body)}${body}`;
}

/** Whether a text without spaces is a creditor reference with right check digits, of whoever asks for money. */
export function isCreditorReference(text: string): boolean {
  return /^RF\d{2}[0-9A-Z]{1,21}$/.test(text) && remainderOf(`${text.slice(4)}${text.slice(0, 4)}`) === 1;
}

/**
 * Our references in what a payer wrote, each once: with or without spaces, hyphens and capitals, and across the lines in which
 * banks cut it. One with wrong check digits is none.
 */
export function creditorReferencesIn(text: string): string[] {
  const plain = text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  const written = plain.match(new RegExp(`RF\\d{2}${prefix}\\d{${digits}}`, 'g')) ?? [];
  return [...new Set(written.filter(isCreditorReference))];
}

/** In groups of four, as people read it from a sheet. */
export function displayCreditorReference(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, '$1\u00a0');
}

function checkDigitsOf(body: string): string {
  return String(98 - remainderOf(`${body}RF00`)).padStart(2, '0');
}

/** Letters count as 10 to 35 (ISO 7064, mod 97-10). */
function remainderOf(text: string): number {
  let remainder = 0;
  for (const character of text)
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}
