/**
 * The 127 dots of a code, packed in four 32-bit words: dot `i` (row-major, from the top left) is
 * bit `i & 31` of word `i >>> 5`, 1 where the dot is dark. Bit 127 is always 0.
 * Words instead of a BigInt: the arithmetic of GF(2) on BigInt was some 600 times slower.
 */
export type Dots = Int32Array;

/** Dots of one code: the hexagon of rows 7 to 13 to 7. */
export const DOT_COUNT = 127;

/** 32-bit words that hold the dots of one code. */
export const DOT_WORDS = 4;

/** A code without a dark dot. */
export function noDots(): Dots {
  return new Int32Array(DOT_WORDS);
}

/** Whether dot `index` (0–126) is dark. */
export function isDark(dots: Dots, index: number): boolean {
  return ((dots[index >>> 5]! >>> (index & 31)) & 1) === 1;
}

/** Makes dot `index` (0–126) dark where it was light, and light where it was dark. */
export function flipDot(dots: Dots, index: number): void {
  dots[index >>> 5] = dots[index >>> 5]! ^ (1 << (index & 31));
}
