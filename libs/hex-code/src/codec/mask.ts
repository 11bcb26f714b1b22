import type { Dots } from '../dots.ts';

/**
 * XORed on every codeword: the first mask found that leaves no value with a rotated image that is a code too.
 * Without it 2¹⁴ values would share their 180° image with another value.
 * 0x2709a22d_bd0f2d25_905f2aa6_047d52c7, least significant word first.
 */
export const MASK: Dots = Int32Array.of(0x047d52c7, 0x905f2aa6, 0xbd0f2d25, 0x2709a22d);

/** Turns a codeword into the dots that are printed, or the dots back into the codeword, in place. */
export function toggleMask(words: Dots): void {
  for (let word = 0; word < MASK.length; word++) words[word] = words[word]! ^ MASK[word]!;
}
