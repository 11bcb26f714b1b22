import { encodeWords } from '../codec/encode.ts';
import { formatValue, parseValue, type ValueWords } from '../codec/value.ts';
import { noDots } from '../dots.ts';
import { findCodes } from './read.ts';

/** Fills the words with random bits and gives them back: `(words) => crypto.getRandomValues(words)`. */
export type RandomWords = (words: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>;

/**
 * A value to issue, as a decimal string: 63 random bits, drawn again as long as the value is not unambiguous
 * (about once in 3,700 draws).
 */
export function drawValue(randomWords: RandomWords): string {
  for (;;) {
    const [low = 0, high = 0] = randomWords(new Uint32Array(2));
    const words = { low, high: high >>> 1 };
    if (isAlone(words)) return formatValue(words);
  }
}

/**
 * Whether no rotated, mirrored or inverted image of the value's code is within reach (ten errors) of a code.
 * @throws HexCodeError `VALUE_INVALID` when `value` is not a decimal string of 63 bits
 */
export function isUnambiguous(value: string): boolean {
  return isAlone(parseValue(value));
}

function isAlone({ high, low }: ValueWords): boolean {
  const dots = noDots();
  encodeWords(high, low, dots);
  return findCodes(dots, noDots(), true).length === 1;
}
