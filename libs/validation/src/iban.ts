import { friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { letterInIban, messages } from './messages.ts';
import { requiredText, textField } from './text.ts';
import { misplacedLetter, readIban } from './typed-iban.ts';
import { z } from 'zod';

/** Countries of the European Economic Area: a transfer in euros reaches their accounts by the IBAN alone. */
const eea: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Countries of the SEPA area outside it, by the codes of their IBANs (EPC409-09): a transfer names the bank too. */
const sepaOutsideEea: ReadonlySet<string> = new Set('AD AL CH GB GI MC MD ME MK RS SM VA'.split(' '));

const countryOf = (stored: string) => stored.slice(0, 2);
const isInSepa = (stored: string) => eea.has(countryOf(stored)) || sepaOutsideEea.has(countryOf(stored));

/** An IBAN of any country: length, structure and check digits (ISO 13616). Stored without spaces, upper case. */
export const anyIban = z
  .string({ error: (issue) => (issue.input === undefined ? messages.required : messages.iban) })
  .transform(readIban)
  .pipe(z.string().refine((text) => isValidIBAN(text), { error: ({ input }) => whyNot(String(input)), abort: true }));

function whyNot(text: string): string {
  const misplaced = misplacedLetter(text);
  return misplaced ? letterInIban(misplaced.position, misplaced.letter) : messages.iban;
}

/** An IBAN that a SEPA credit transfer reaches. */
export const iban = anyIban.pipe(z.string().refine(isInSepa, messages.ibanOutsideSepa));

/** Whether a transfer to this account names the bank by its BIC: it lies in SEPA, outside the European Economic Area. */
export function ibanNeedsBic(stored: string): boolean {
  return sepaOutsideEea.has(countryOf(stored));
}

/** The code of a bank (ISO 9362), eight or eleven characters. Stored without spaces, upper case. */
export const bic = textField(messages.bic)
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .pipe(z.string().refine((text) => isValidBIC(text), messages.bic));

/** Territories whose banks bear a code of their own beside accounts of the other country, and neighbours who serve it. */
const otherBankCountries: Readonly<Record<string, readonly string[]>> = {
  GB: ['IM', 'JE', 'GG'],
  FI: ['AX'],
  FR: ['GF', 'GP', 'MQ', 'RE', 'PF', 'TF', 'YT', 'NC', 'BL', 'MF', 'PM', 'WF'],
};

/** Whether a bank of this code may hold that account: both name one country. */
export function isBankOf(storedBic: string, storedIban: string): boolean {
  const [bank, account] = [storedBic.slice(4, 6), countryOf(storedIban)];
  return bank === account || (otherBankCountries[account] ?? []).includes(bank);
}

/** Whose account it is, as the bank knows them: what a transfer carries. */
export const accountHolder = requiredText(messages.accountHolder, 140);

/** In groups of four. */
export function displayIban(stored: string): string {
  return friendlyFormatIBAN(stored) ?? stored;
}
