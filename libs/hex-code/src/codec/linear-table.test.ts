import { linearTable } from './linear-table.ts';

/** A map without structure: each bit has an image of its own. */
const imageOf = (bit: number): number[] => [Math.imul(bit + 1, 0x9e3779b1), ~Math.imul(bit + 7, 0x85ebca6b), bit];

describe.each([
  ['bytes, the last one begun only', 11, 8],
  ['nibbles that fill the word', 8, 4],
  ['one chunk', 5, 5],
])('%s', (_, bits, size) => {
  const table = linearTable(bits, size, 3, imageOf);

  it('maps every word to the sum of the images of its bits', () => {
    const words = Array.from({ length: 1 << bits }, (_, word) => word);
    expect(words.filter((word) => mapped(word).join() !== sumOfImages(word).join())).toEqual([]);
  });

  it('has a row for each value of each chunk', () => {
    expect(table).toHaveLength(Math.ceil(bits / size) * 2 ** size * 3);
  });

  function mapped(word: number): number[] {
    const sum = [0, 0, 0];
    for (let chunk = 0; chunk * size < bits; chunk++) {
      const row = (chunk << size) + ((word >> (chunk * size)) & ((1 << size) - 1));
      sum.forEach((_, at) => (sum[at]! ^= table[row * 3 + at]!));
    }
    return sum;
  }

  function sumOfImages(word: number): number[] {
    const sum = [0, 0, 0];
    for (let bit = 0; bit < bits; bit++) {
      if ((word >> bit) & 1) imageOf(bit).forEach((image, at) => (sum[at]! ^= image));
    }
    return sum;
  }
});
