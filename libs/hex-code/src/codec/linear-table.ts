/**
 * Table of a linear map over GF(2), from words of `bits` bits to images of `width` words: row `(chunk << size) + value`
 * is the image of the `size` bits of `value` at the place of that chunk. XORing a row a chunk maps a whole word.
 */
export function linearTable(
  bits: number,
  size: number,
  width: number,
  imageOf: (bit: number) => readonly number[],
): Int32Array {
  const table = new Int32Array((Math.ceil(bits / size) << size) * width);
  for (let bit = 0; bit < bits; bit++) {
    const image = imageOf(bit);
    const top = (1 << (bit % size)) * width;
    const first = (Math.floor(bit / size) << size) * width;
    // A row with this bit on top is the row without it, plus the image of the bit.
    for (let at = 0; at < top; at++) table[first + top + at] = table[first + at]! ^ image[at % width]!;
  }
  return table;
}
