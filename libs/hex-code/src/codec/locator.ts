import { inverse, product } from './field.ts';
import { MAX_ERRORS, type Syndromes } from './syndromes.ts';

/** Coefficients σ₀ = 1 … σ₁₀ of the polynomial whose roots are the inverses of the errors' locators. */
export type Locator = Uint8Array;

/** A polynomial for `findLocator` to write in. */
export function noLocator(): Locator {
  return new Uint8Array(MAX_ERRORS + 1);
}

/** What a discrepancy of 1 adds: the register before it last grew, over the discrepancy of then, times x per step since. */
const correction = new Uint8Array(MAX_ERRORS + 3);

/**
 * Berlekamp–Massey: writes in `locator` the shortest register that yields the syndromes and returns its length,
 * the number of errors, or −1 when more than 10 are needed. Every second discrepancy of a binary word is zero,
 * so the register is tried at S₁, S₃, … S₁₉ only, two steps at a time.
 */
export function findLocator(syndromes: Syndromes, locator: Locator): number {
  locator.fill(0)[0] = 1;
  correction.fill(0)[1] = 1;
  let length = 0;
  for (let power = 1; power < syndromes.length; power += 2) {
    const gap = discrepancy(syndromes, power, locator, length);
    const grows = gap !== 0 && 2 * length < power;
    if (grows) length = power - length;
    if (length > MAX_ERRORS) return -1;
    amend(locator, gap, grows);
  }
  return length;
}

/** What the register of `length` makes of the syndromes up to `power`: zero where it yields the last of them. */
function discrepancy(syndromes: Syndromes, power: number, locator: Locator, length: number): number {
  let sum = 0;
  for (let tap = 0; tap <= length; tap++) sum ^= product(locator[tap]!, syndromes[power - tap]!);
  return sum;
}

/** Mends the register by the correction, then moves the correction on by two steps. */
function amend(locator: Locator, gap: number, grows: boolean): void {
  const scale = grows ? inverse(gap) : 0;
  for (let degree = MAX_ERRORS; degree >= 0; degree--) {
    const before = locator[degree]!;
    const addend = correction[degree]!;
    locator[degree] = before ^ product(gap, addend);
    correction[degree + 2] = grows ? product(scale, before) : addend;
  }
  correction[0] = correction[1] = 0;
}
