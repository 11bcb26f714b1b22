import {
  countryOfNational,
  internationalPhonePattern,
  isMobilePhone,
  nationalDigits,
  withOwnCountry,
} from '@alveole/domain';
import { plainSigns } from './typed-signs.ts';

/** No space that a line may break at (French typography). */
const space = '\u00a0';

/**
 * A number as digits with its country code, however it was typed: `06 12.34-56 78`, `0033612345678`, `+33 (0)6 12 34 56 78`,
 * `0692 12 34 56`. What is no number stays recognisably wrong.
 */
export function normalisePhone(text: string): string {
  const compact = compactPhone(text).replace(/^00/, '+');
  if (/^0[1-9]\d{8}$/.test(compact)) return `+${countryOfNational(compact.slice(1))}${compact.slice(1)}`;
  return withOwnCountry(compact.replace(/^\+(33|262|590|594|596)0(?=\d{9}$)/, '+$1'));
}

/** What is dialled of a number: without separators and without the `(0)` that one leaves out after a country code. */
export function compactPhone(text: string): string {
  return plainSigns(text)
    .replace(/[\s.\-‐-―/]/g, '')
    .replace('(0)', '')
    .replace(/[()]/g, '');
}

/** `+`, country code and digits; undefined when this is no valid number of the countries that are taken. */
export function toE164(text: string): string | undefined {
  const normalised = normalisePhone(text);
  // No number of metropolitan France begins with a second zero.
  const isNumber = internationalPhonePattern.test(normalised) && !normalised.startsWith('+330');
  return isNumber ? normalised : undefined;
}

/** Mobiles of France and of overseas. Only they get the SMS code. */
export function isMobile(e164: string): boolean {
  return isMobilePhone(e164);
}

/** A mobile with its country code, however it was typed; undefined for another number or none. */
export function typedMobile(text: string): string | undefined {
  const number = toE164(text);
  return number !== undefined && isMobile(number) ? number : undefined;
}

/** `06 12 34 56 78`, `+687 75 12 34`; another country's number or a text that is none is shown as it is. */
export function displayPhone(stored: string): string {
  const normalised = normalisePhone(stored);
  const national = nationalDigits(normalised);
  if (national !== undefined) return pairs(national).join(space);
  const elsewhere = /^\+(377|508|681|687|689)(\d+)$/.exec(normalised);
  return elsewhere === null ? stored : [`+${elsewhere[1]}`, ...pairs(elsewhere[2] ?? '')].join(space);
}

/** `06 •• •• •• 78`: enough to recognise a number that others may read over one's shoulder; empty for what is none. */
export function maskedPhone(stored: string): string {
  const shown = displayPhone(stored).split(space);
  if (shown.length < 3) return '';
  return shown.map((part, index) => (index === 0 || index === shown.length - 1 ? part : '••')).join(space);
}

/** A stored number as one types it again: ten digits where it is dialled within France. */
export function typedPhone(stored: string): string {
  return nationalDigits(normalisePhone(stored)) ?? stored;
}

function pairs(digits: string): readonly string[] {
  return digits.match(/\d{1,2}/g) ?? [];
}
