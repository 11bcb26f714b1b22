/** Non-zero elements of GF(2⁷): the powers of α, a root of x⁷ + x³ + 1. Also the length of a codeword. */
export const ORDER = 127;

const POLYNOMIAL = 0b1000_1001;

/** α^i for i in 0–126. */
export const EXP = new Uint8Array(ORDER);

/** Logarithm to the base α of each element but zero, 0–126. */
export const LOG = new Uint8Array(ORDER + 1);

for (let power = 0, element = 1; power < ORDER; power++) {
  EXP[power] = element;
  LOG[element] = power;
  element <<= 1;
  if (element > ORDER) element ^= POLYNOMIAL;
}

/** Products of every two elements: one look-up takes half the time of three in the tables of logarithms. */
const PRODUCTS = Uint8Array.from({ length: (ORDER + 1) ** 2 }, (_, pair) => {
  const [a, b] = [pair >> 7, pair & ORDER];
  return a && b ? EXP[(LOG[a]! + LOG[b]!) % ORDER]! : 0;
});

/** Product of two elements of the field. */
export function product(a: number, b: number): number {
  return PRODUCTS[(a << 7) | b]!;
}

/** Inverse of an element other than zero. */
export function inverse(element: number): number {
  return EXP[(ORDER - LOG[element]!) % ORDER]!;
}
