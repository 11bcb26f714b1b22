import { getCountrySpecifications, isValidIBAN } from 'ibantools';
import { plainSigns } from './typed-signs.ts';

/** An IBAN without its spaces, dots and dashes, in capitals, without the word IBAN that people copy with it. */
export function compactIban(text: string): string {
  return plainSigns(text)
    .replace(/[\s.\-‐-―]/g, '')
    .toUpperCase()
    .replace(/^IBAN:?(?=[A-Z]{2}[0-9OI]{2})/, '');
}

/**
 * An IBAN as a person wrote it. The letters O and I stand for 0 and 1 where the country's structure asks for digits, and
 * elsewhere where only that fits the check digits.
 */
export function readIban(text: string): string {
  const compact = compactIban(text);
  const asDigits = compact.slice(0, 2) + inDigitPlaces(compact).slice(2);
  const readings = [compact, asDigits, compact.slice(0, 2) + digitsForLetters(compact.slice(2))];
  return readings.find((reading) => isValidIBAN(reading)) ?? compact;
}

/** The first letter of a written IBAN that stands where its country's structure asks for a digit; spaces do not count. */
export function misplacedLetter(text: string): { readonly position: number; readonly letter: string } | undefined {
  const compact = compactIban(text);
  const places = digitPlaces(compact);
  const index = Array.from(compact).findIndex((sign, at) => places[at] === true && /[A-Z]/.test(sign));
  return index === -1 ? undefined : { position: index + 1, letter: compact.charAt(index) };
}

function inDigitPlaces(compact: string): string {
  const places = digitPlaces(compact);
  return Array.from(compact, (sign, index) => (places[index] === true ? digitsForLetters(sign) : sign)).join('');
}

/** By place of the whole IBAN, whether a digit must stand there; of a country without IBANs nobody knows. */
function digitPlaces(compact: string): readonly boolean[] {
  const bban = getCountrySpecifications()[compact.slice(0, 2)]?.bban_regexp;
  if (!bban) return [];
  const pattern = `[0-9]{2}${bban.replace(/[$^]/g, '')}`;
  const behindCountry = [...pattern.matchAll(/\[([^\]]+)\](?:\{(\d+)\})?/g)].flatMap(([, signs = '', count = '1']) =>
    Array.from({ length: Number(count) }, () => signs === '0-9'),
  );
  return [false, false, ...behindCountry];
}

const digitsForLetters = (text: string): string => text.replaceAll('O', '0').replaceAll('I', '1');
