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

/** Number of dark dots. */
export function countDark(dots: Dots): number {
  return countBits(dots[0]!) + countBits(dots[1]!) + countBits(dots[2]!) + countBits(dots[3]!);
}

/** Number of bits set in a 32-bit word. */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
