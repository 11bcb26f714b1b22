/** Non-zero elements of GF(2⁷): the powers of α, a root of x⁷ + x³ + 1. Also the length of a codeword. */
export const ORDER = 127;

const POLYNOMIAL = 0b1000_1001;

/** Logarithm given to zero: it sends every product by zero past the powers of α, where `EXP` holds zeros. */
const LOG_OF_ZERO = 2 * ORDER;

/** α^i for i in 0–253 (twice round, so that the sum of two logarithms needs no reduction), then zeros. */
export const EXP = new Uint8Array(2 * LOG_OF_ZERO + 1);

/** Logarithm to the base α of each element, 0–126; 254 for zero. */
export const LOG = new Uint8Array(ORDER + 1).fill(LOG_OF_ZERO);

for (let power = 0, element = 1; power < ORDER; power++) {
  EXP[power] = EXP[power + ORDER] = element;
  LOG[element] = power;
  element <<= 1;
  if (element > ORDER) element ^= POLYNOMIAL;
}

/** Product of two elements of the field. */
export function product(a: number, b: number): number {
  return EXP[LOG[a]! + LOG[b]!]!;
}

/** Quotient of two elements of the field, `divisor` not zero. */
export function quotient(dividend: number, divisor: number): number {
  return EXP[LOG[dividend]! + ORDER - LOG[divisor]!]!;
}
