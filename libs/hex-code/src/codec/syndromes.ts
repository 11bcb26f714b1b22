import type { Dots } from '../dots.ts';
import { EXP, ORDER, product } from './field.ts';
import { linearTable } from './linear-table.ts';

/** Errors that a word can have and still be corrected. */
export const MAX_ERRORS = 10;

/** Syndromes S₁ … S₂₀ at their index: the word, as a polynomial, at α¹ … α²⁰. */
export type Syndromes = Uint8Array;

/** Syndromes for `computeSyndromes` to write in. */
export function noSyndromes(): Syndromes {
  return new Uint8Array(2 * MAX_ERRORS + 1);
}

/** Sums of the odd powers of the locators in each value of each four dots: S₁ S₃ S₅ S₇, S₉ … S₁₅, S₁₇ S₁₉ in three words. */
const ODD_POWERS = linearTable(ORDER, 4, 3, (dot) => [packPowers(dot, 1), packPowers(dot, 9), packPowers(dot, 17)]);

/** The odd powers of a dot's locator from `first` on, a byte each. */
function packPowers(dot: number, first: number): number {
  return [0, 1, 2, 3].reduce((word, byte) => word | (EXP[(dot * (first + 2 * byte)) % ORDER]! << (8 * byte)), 0);
}

/** Writes the syndromes of `word` in `out`. The even ones follow from the odd: a binary word has S₂ᵢ = Sᵢ². */
export function computeSyndromes(word: Dots, out: Syndromes): void {
  let low = 0;
  let middle = 0;
  let high = 0;
  for (let nibble = 0; nibble < 32; nibble++) {
    const at = ((nibble << 4) | ((word[nibble >> 3]! >>> ((nibble & 7) * 4)) & 15)) * 3;
    low ^= ODD_POWERS[at]!;
    middle ^= ODD_POWERS[at + 1]!;
    high ^= ODD_POWERS[at + 2]!;
  }
  for (let byte = 0; byte < 4; byte++) {
    out[2 * byte + 1] = low >>> (8 * byte);
    out[2 * byte + 9] = middle >>> (8 * byte);
    out[2 * byte + 17] = high >>> (8 * byte);
  }
  for (let power = 2; power < out.length; power += 2) out[power] = product(out[power >> 1]!, out[power >> 1]!);
}
