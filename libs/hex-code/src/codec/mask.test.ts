import { IMAGES } from '../layout/images.ts';
import { encode } from './encode.ts';
import { toggleMask } from './mask.ts';
import { codewordOf, degreeOf, fromBits, GENERATOR, MASK, remainder, toBits } from './slow-code.fixture.ts';

const allDark = (1n << 127n) - 1n;
const unitCodewords = Array.from({ length: 63 }, (_, bit) => codewordOf(1n << BigInt(bit)));

/** What is left of a word beside the codewords: zero for a codeword. */
const rest = (word: bigint): bigint => remainder(word, GENERATOR);

/** The word as a picture shows it. */
function shown(word: bigint, places: Uint8Array): bigint {
  return places.reduce((seen, place, dot) => seen | (((word >> BigInt(dot)) & 1n) << BigInt(place)), 0n);
}

/** Gauss: the vectors reduced to one a degree. */
function basisOf(vectors: readonly bigint[]): Map<number, bigint> {
  const basis = new Map<number, bigint>();
  for (const vector of vectors) {
    const reduced = reduce(vector, basis);
    if (reduced) basis.set(degreeOf(reduced), reduced);
  }
  return basis;
}

function reduce(vector: bigint, basis: ReadonlyMap<number, bigint>): bigint {
  let reduced = vector;
  for (let row = basis.get(degreeOf(reduced)); reduced && row; row = basis.get(degreeOf(reduced))) reduced ^= row;
  return reduced;
}

/**
 * Values of which the image, moved by `places` and unmasked, is exactly a codeword: the solutions v of the linear
 * system rest(shown(codeword(v))) = rest(shown(mask) + mask), with the word of 127 dark dots added for inverted ones.
 */
function ambiguousValues(places: Uint8Array, mask: bigint, inverted: bigint): number {
  const basis = basisOf(unitCodewords.map((codeword) => rest(shown(codeword, places))));
  const solvable = reduce(rest(shown(mask, places) ^ mask ^ inverted), basis) === 0n;
  return solvable ? 2 ** (63 - basis.size) : 0;
}

const images = Object.fromEntries(
  IMAGES.map(({ rotation, mirrored, places }) => [`${mirrored ? 'mirror and ' : ''}${rotation}`, places]),
);

it.each(['1', '2', '3', '4', '5'])(
  'leaves no value with an image that is a code too, turned by %s sixths',
  (turned) => {
    expect(ambiguousValues(images[turned]!, MASK, 0n)).toBe(0);
    expect(ambiguousValues(images[turned]!, MASK, allDark)).toBe(0);
  },
);

it('is needed for it: without a mask 2^14 values would be upside down another value', () => {
  expect(['1', '2', '3', '4', '5'].map((turned) => ambiguousValues(images[turned]!, 0n, 0n))).toEqual([
    2,
    2,
    2 ** 14,
    2,
    2,
  ]);
});

it('leaves 280 values with a mirror image that is a code too, none inverted', () => {
  const mirrors = [0, 1, 2, 3, 4, 5].map((turned) => images[`mirror and ${turned}`]!);
  expect(mirrors.map((places) => ambiguousValues(places, MASK, 0n))).toEqual([8, 64, 8, 128, 8, 64]);
  expect(mirrors.map((places) => ambiguousValues(places, MASK, allDark))).toEqual([0, 0, 0, 0, 0, 0]);
});

it('is what the value 0 prints, and is taken off as it was put on', () => {
  const dots = fromBits(MASK);
  expect(encode('0')).toEqual(dots);
  toggleMask(dots);
  expect(toBits(dots)).toBe(0n);
  toggleMask(dots);
  expect(toBits(dots)).toBe(MASK);
});
