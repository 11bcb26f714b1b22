import { countBits, countDark, DOT_WORDS, noDots, type Dots } from '../dots.ts';
import { findLocator, noLocator } from './locator.ts';
import { findRoots } from './roots.ts';
import { computeSyndromes, noSyndromes } from './syndromes.ts';

/** Dots in which two codewords differ at least. */
const DISTANCE = 22;

const syndromes = noSyndromes();
const locator = noLocator();
const roots = noDots();
const filled = noDots();

/**
 * Writes in `corrected` the codeword that differs from `received` in e dots outside the f dots of `erased`, with
 * 2e + f ≤ 21, and returns e; there is one at most. Returns −1 when there is none, and then leaves `corrected` alone.
 * Words are unmasked. `corrected` may be `received` itself. Allocates nothing.
 */
export function correct(received: Dots, erased: Dots, corrected: Dots): number {
  const erasures = countDark(erased);
  const errors = correctFilled(received, erased, erasures, 0, corrected);
  return errors >= 0 || erasures === 0 ? errors : correctFilled(received, erased, erasures, -1, corrected);
}

/**
 * As `correct`, with every erased dot set to `fill` (0 or −1). Of the two fillings one is wrong in at most half of
 * the erasures, so that with 2e + f ≤ 21 it has at most ten errors in all.
 */
function correctFilled(received: Dots, erased: Dots, erasures: number, fill: number, corrected: Dots): number {
  for (let word = 0; word < DOT_WORDS; word++)
    filled[word] = (received[word]! & ~erased[word]!) | (fill & erased[word]!);
  if (!locateErrors(filled, roots)) return -1;
  let errors = 0;
  for (let word = 0; word < DOT_WORDS; word++) errors += countBits(roots[word]! & ~erased[word]!);
  if (2 * errors + erasures >= DISTANCE) return -1;
  for (let word = 0; word < DOT_WORDS; word++) corrected[word] = filled[word]! ^ roots[word]!;
  return errors;
}

/** Sets in `errors` the dots to flip, ten at most, that make `word` a codeword. Tells whether there are such. */
function locateErrors(word: Dots, errors: Dots): boolean {
  computeSyndromes(word, syndromes);
  const count = findLocator(syndromes, locator);
  // The factor x + 1 of the generator: codewords are of even weight, which is what tells eleven errors from ten.
  if (count < 0 || ((count ^ countDark(word)) & 1) === 1) return false;
  return findRoots(locator, errors) === count;
}
