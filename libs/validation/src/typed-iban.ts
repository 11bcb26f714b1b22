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

function inDigitPlaces(compact: string): string {
  const asked = `[0-9]{2}${getCountrySpecifications()[compact.slice(0, 2)]?.bban_regexp?.replace(/[$^]/g, '') ?? ''}`;
  const places = [...asked.matchAll(/\[([^\]]+)\](?:\{(\d+)\})?/g)].flatMap(([, signs = '', count = '1']) =>
    Array.from({ length: Number(count) }, () => signs === '0-9'),
  );
  return Array.from(compact, (sign, index) => (places[index - 2] === true ? digitsForLetters(sign) : sign)).join('');
}

const digitsForLetters = (text: string): string => text.replaceAll('O', '0').replaceAll('I', '1');
