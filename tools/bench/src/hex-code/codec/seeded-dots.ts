import { DOT_COUNT, encodeWords, flipDot, noDots, toggleMask, type Dots } from '@alveole/hex-code';

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

/** A decimal string of 63 random bits. */
export function randomValue(word: () => number): string {
  return ((BigInt(word() >>> 1) << 32n) | BigInt(word())).toString();
}

/** A codeword, unmasked. */
export function randomCodeword(word: () => number): Dots {
  const dots = noDots();
  encodeWords(word() >>> 1, word(), dots);
  toggleMask(dots);
  return dots;
}

/** `count` different dots. */
export function randomPlaces(count: number, word: () => number): readonly number[] {
  const places = new Set<number>();
  while (places.size < count) places.add(word() % DOT_COUNT);
  return [...places];
}

/** The dots with `errors` of them flipped. */
export function damaged(dots: Dots, errors: number, word: () => number): Dots {
  const received = dots.slice();
  for (const place of randomPlaces(errors, word)) flipDot(received, place);
  return received;
}
