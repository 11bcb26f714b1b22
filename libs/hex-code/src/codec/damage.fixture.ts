import fc from 'fast-check';
import { DOT_COUNT, flipDot, noDots, type Dots } from '../dots.ts';
import { encodeWords } from './encode.ts';
import { toggleMask } from './mask.ts';

/** Uniform 32-bit words from a seed (xorshift, period 2³² − 1). */
export function seededWords(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

export function randomDots(word: () => number): Dots {
  return Int32Array.of(word(), word(), word(), word() >>> 1);
}

/** A codeword, unmasked. */
export function randomCodeword(word: () => number): Dots {
  const dots = noDots();
  encodeWords(word() >>> 1, word(), dots);
  toggleMask(dots);
  return dots;
}

/** `count` different dots. */
export function randomPlaces(count: number, word: () => number): number[] {
  const places = new Set<number>();
  while (places.size < count) places.add(word() % DOT_COUNT);
  return [...places];
}

/** The dots with those of `places` flipped. */
export function withFlipped(dots: Dots, places: readonly number[]): Dots {
  const flipped = dots.slice();
  for (const place of places) flipDot(flipped, place);
  return flipped;
}

/** Only the dots of `places`. */
export function dotsAt(places: readonly number[]): Dots {
  return withFlipped(noDots(), places);
}

/** Values of 63 bits, the ends and sparse ones among them. */
export const values = fc.bigInt({ min: 0n, max: (1n << 63n) - 1n });

/** `count` different dots of a code. */
export function places(range: { minLength: number; maxLength: number }): fc.Arbitrary<number[]> {
  return fc.uniqueArray(fc.integer({ min: 0, max: DOT_COUNT - 1 }), range);
}
