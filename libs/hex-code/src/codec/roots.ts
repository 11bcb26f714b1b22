import { countDark, DOT_WORDS, type Dots } from '../dots.ts';
import { EXP, ORDER } from './field.ts';
import type { Locator } from './locator.ts';
import { MAX_ERRORS } from './syndromes.ts';

/** Windows of a degree: two rounds of the dots at least. */
const ROUND = 256;

/** At `degree · 256 + start`, four bytes: the values of x^degree at the inverse locators of the dots `start` to `start + 3`. */
const WINDOWS = new Int32Array((MAX_ERRORS + 1) * ROUND);

/**
 * At `degree · 128 + coefficient`, the window where the term coefficient·x^degree begins. 127 being prime, a term runs
 * through the same values as x^degree does, from another start: the search multiplies nothing.
 * A term that is lacking begins at window 0, whose degree is left at zero.
 */
const STARTS = new Uint16Array((MAX_ERRORS + 1) * (ORDER + 1));

for (let degree = 1; degree <= MAX_ERRORS; degree++) {
  for (let dot = 0; dot < ROUND; dot++) {
    const start = degree * ROUND + dot;
    for (let byte = 0; byte < 4; byte++) WINDOWS[start]! |= valueAt(degree, dot + byte) << (8 * byte);
    if (dot < ORDER) STARTS[degree * (ORDER + 1) + valueAt(degree, dot)] = start;
  }
}

/** x^degree at the inverse locator of a dot: α^(−degree·dot). */
function valueAt(degree: number, dot: number): number {
  return EXP[((ORDER - 1) * degree * dot) % ORDER]!;
}

const terms = new Uint16Array(MAX_ERRORS);

/**
 * Chien search: sets in `roots` each dot whose inverse locator is a root of the polynomial, four dots at a time,
 * and returns how many there are.
 */
export function findRoots(locator: Locator, roots: Dots): number {
  for (let degree = 1; degree <= MAX_ERRORS; degree++)
    terms[degree - 1] = STARTS[degree * (ORDER + 1) + locator[degree]!]!;
  roots.fill(0);
  for (let dot = 0; dot < ORDER; dot += 4) {
    let values = 0x01010101;
    for (let term = 0; term < MAX_ERRORS; term++) values ^= WINDOWS[terms[term]! + dot]!;
    // Elements are below 128: adding 127 sets the top bit of every byte but a zero, without a carry.
    const zeros = ~(values + 0x7f7f7f7f) & 0x80808080;
    // The product gathers the four top bits.
    roots[dot >>> 5]! |= (Math.imul(zeros >>> 7, 0x10204080) >>> 28) << (dot & 31);
  }
  roots[DOT_WORDS - 1]! &= 0x7fffffff;
  return countDark(roots);
}
