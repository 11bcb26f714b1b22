import type { Dots } from '../dots.ts';
import { EXP, ORDER, product } from './field.ts';

/** Errors that a word can have and still be corrected. */
export const MAX_ERRORS = 10;

/** Syndromes S₁ … S₂₀ at their index: the word, as a polynomial, at α¹ … α²⁰. */
export type Syndromes = Uint8Array;

export function noSyndromes(): Syndromes {
  return new Uint8Array(2 * MAX_ERRORS + 1);
}

/** Words in which the odd powers 1, 3, … 19 of a dot's locator are packed, four bytes a word. */
const PACK = 3;

const ODD_POWERS = oddPowers();

function oddPowers(): Int32Array {
  const packed = new Int32Array(ORDER * PACK);
  for (let dot = 0; dot < ORDER; dot++) {
    for (let half = 0; half < MAX_ERRORS; half++) {
      packed[dot * PACK + (half >> 2)]! |= EXP[(dot * (2 * half + 1)) % ORDER]! << ((half & 3) * 8);
    }
  }
  return packed;
}

const sums = new Int32Array(PACK);

/** Writes the syndromes of `word` in `out`. The even ones follow: a binary word has S₂ᵢ = Sᵢ². */
export function computeSyndromes(word: Dots, out: Syndromes): void {
  sumOddPowers(word);
  for (let power = 1; power < out.length; power++) {
    const half = power >> 1;
    out[power] = power & 1 ? sums[half >> 2]! >>> ((half & 3) * 8) : product(out[half]!, out[half]!);
  }
}

function sumOddPowers(word: Dots): void {
  let a = 0;
  let b = 0;
  let c = 0;
  for (let index = 0; index < word.length; index++) {
    for (let rest = word[index]!; rest !== 0; rest &= rest - 1) {
      const at = (index * 32 + 31 - Math.clz32(rest & -rest)) * PACK;
      a ^= ODD_POWERS[at]!;
      b ^= ODD_POWERS[at + 1]!;
      c ^= ODD_POWERS[at + 2]!;
    }
  }
  sums[0] = a;
  sums[1] = b;
  sums[2] = c;
}
