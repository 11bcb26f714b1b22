import type { Dots } from '../dots.ts';
import { EXP, LOG, ORDER } from './field.ts';
import type { Locator } from './locator.ts';
import { MAX_ERRORS } from './syndromes.ts';

/** A window is the values at four neighbouring dots, a byte each, in one word; 32 windows cover a code. */
const WINDOW = 4;
const WINDOW_COUNT = 32;

/** Places of a degree in the table: more than two rounds of the dots less one window. */
const ROUND = 256;

/** The bytes of a window at once. */
const ONES = 0x01010101;
const BELOW_TOP = 0x7f7f7f7f;
const TOPS = 0x80808080;

/**
 * For each degree d, the window of x^d at the locators α^−dot that begins at each dot.
 * 127 being prime, c·x^d runs through the same values from another start: the search multiplies nothing.
 */
const WINDOWS = windows();

/** For each degree d, where c·x^d starts when c = α: −1/d modulo 127. */
const STARTS = starts();

/** Where in the table the terms of the polynomial begin. */
const terms = new Uint16Array(MAX_ERRORS);

function windows(): Int32Array {
  const table = new Int32Array((MAX_ERRORS + 1) * ROUND);
  for (let at = 0; at < table.length; at++) {
    const degree = at >> 8;
    for (let dot = 0; dot < WINDOW; dot++) table[at]! |= EXP[ORDER - ((degree * ((at & 255) + dot)) % ORDER)]! << (8 * dot);
  }
  return table;
}

function starts(): Uint8Array {
  const table = new Uint8Array(MAX_ERRORS + 1);
  for (let degree = 1; degree <= MAX_ERRORS; degree++) {
    while ((table[degree]! * degree) % ORDER !== ORDER - 1) table[degree]!++;
  }
  return table;
}

/**
 * Chien search: sets in `roots` each dot whose inverse locator is a root of the polynomial, four dots at a time,
 * and returns how many there are.
 */
export function findRoots(locator: Locator, roots: Dots): number {
  const count = placeTerms(locator);
  let found = 0;
  roots.fill(0);
  for (let window = 0; window < WINDOW_COUNT; window++) {
    let sum = ONES;
    for (let term = 0; term < count; term++) sum ^= WINDOWS[terms[term]! + window * WINDOW]!;
    // Bytes are below 128: adding 127 sets the top bit of each but a zero, without a carry.
    for (let zeros = ~(sum + BELOW_TOP) & TOPS; zeros !== 0; zeros &= zeros - 1) {
      const dot = window * WINDOW + ((31 - Math.clz32(zeros & -zeros)) >> 3);
      if (dot < ORDER) found++;
      if (dot < ORDER) roots[dot >>> 5]! |= 1 << (dot & 31);
    }
  }
  return found;
}

function placeTerms(locator: Locator): number {
  let count = 0;
  for (let degree = 1; degree <= MAX_ERRORS; degree++) {
    const coefficient = locator[degree]!;
    if (coefficient !== 0) terms[count++] = degree * ROUND + ((LOG[coefficient]! * STARTS[degree]!) % ORDER);
  }
  return count;
}
