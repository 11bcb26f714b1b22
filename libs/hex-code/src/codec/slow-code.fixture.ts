import { DOT_COUNT, type Dots } from '../dots.ts';

/** The code by its definition, on BigInt and bit by bit: slow, and independent of the tables that it checks. */
export const MASK = 0x2709a22dbd0f2d25905f2aa6047d52c7n;

/** A polynomial over GF(2) as the bits of an integer. */
export function multiply(a: bigint, b: bigint): bigint {
  let product = 0n;
  for (let bit = 0n; b >> bit > 0n; bit++) if ((b >> bit) & 1n) product ^= a << bit;
  return product;
}

export function degreeOf(polynomial: bigint): number {
  return polynomial.toString(2).length - 1;
}

export function remainder(dividend: bigint, divisor: bigint): bigint {
  let rest = dividend;
  while (rest && degreeOf(rest) >= degreeOf(divisor)) rest ^= divisor << BigInt(degreeOf(rest) - degreeOf(divisor));
  return rest;
}

/** Product in GF(2⁷), modulo x⁷ + x³ + 1, by shifts and additions. */
export function fieldProduct(a: number, b: number): number {
  let product = 0;
  for (let bit = 6; bit >= 0; bit--) {
    product <<= 1;
    if (product & 0b1000_0000) product ^= 0b1000_1001;
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** α^power, by repeated products. */
export function alpha(power: number): number {
  return power === 0 ? 1 : fieldProduct(alpha(power - 1), 2);
}

/** The product of x − α^j over the conjugates j = power, 2·power, 4·power, … */
export function minimalPolynomial(power: number): bigint {
  const conjugates = [0, 1, 2, 3, 4, 5, 6].map((times) => (power * 2 ** times) % DOT_COUNT);
  let coefficients = [1];
  for (const root of new Set(conjugates)) {
    const timesX = [0, ...coefficients];
    const timesRoot = [...coefficients.map((coefficient) => fieldProduct(coefficient, alpha(root))), 0];
    coefficients = timesX.map((coefficient, at) => coefficient ^ timesRoot[at]!);
  }
  return coefficients.reduce((bits, coefficient, at) => bits | (BigInt(coefficient) << BigInt(at)), 0n);
}

export const GENERATOR = [0, 1, 3, 5, 7, 9, 11, 13, 15, 19].map(minimalPolynomial).reduce(multiply);

/** The polynomial at a point of the field, by Horner's rule. */
export function evaluate(polynomial: bigint, point: number): number {
  return [...polynomial.toString(2)].reduce((sum, bit) => fieldProduct(sum, point) ^ Number(bit), 0);
}

/** The codeword of a value, unmasked: its bits above 64 check bits that make it a multiple of the generator. */
export function codewordOf(value: bigint): bigint {
  const data = value << 64n;
  return data ^ remainder(data, GENERATOR);
}

export function toBits(dots: Dots): bigint {
  return dots.reduceRight((bits, word) => (bits << 32n) | BigInt(word >>> 0), 0n);
}

export function fromBits(bits: bigint): Dots {
  return Int32Array.from({ length: 4 }, (_, word) => Number(BigInt.asIntN(32, bits >> BigInt(32 * word))));
}
