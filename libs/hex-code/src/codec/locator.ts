import { product, quotient } from './field.ts';
import { MAX_ERRORS, type Syndromes } from './syndromes.ts';

/** Coefficients σ₀ = 1 … σ₁₀ of the polynomial whose roots are the inverses of the errors' locators. */
export type Locator = Uint8Array;

/** A polynomial for `findLocator` to write in. */
export function noLocator(): Locator {
  return new Uint8Array(MAX_ERRORS + 1);
}

/** The register before its last change of length, and its copy while the register changes. */
const previous = noLocator();
const current = noLocator();

/**
 * Berlekamp–Massey: writes in `locator` the shortest register that yields the syndromes and returns its length,
 * the number of errors, or −1 when more than 10 are needed. Every second discrepancy of a binary word is zero,
 * so the register is tried at S₁, S₃, … S₁₉ only.
 */
export function findLocator(syndromes: Syndromes, locator: Locator): number {
  locator.fill(0)[0] = 1;
  previous.set(locator);
  let length = 0;
  let shift = 1;
  let divisor = 1;
  for (let power = 1; power < syndromes.length; power += 2, shift += 2) {
    const gap = discrepancy(syndromes, power, locator, length);
    if (gap === 0) continue;
    current.set(locator);
    subtractShifted(locator, quotient(gap, divisor), shift);
    if (2 * length >= power) continue;
    length = power - length;
    if (length > MAX_ERRORS) return -1;
    previous.set(current);
    divisor = gap;
    shift = 0;
  }
  return length;
}

/** What the register of `length` says of S at `power`, less what S is. */
function discrepancy(syndromes: Syndromes, power: number, locator: Locator, length: number): number {
  let sum = 0;
  for (let tap = 0; tap <= length; tap++) sum ^= product(locator[tap]!, syndromes[power - tap]!);
  return sum;
}

/** locator − factor · x^shift · previous. */
function subtractShifted(locator: Locator, factor: number, shift: number): void {
  for (let at = shift; at <= MAX_ERRORS; at++) locator[at]! ^= product(factor, previous[at - shift]!);
}
