import { noDots, type Dots } from '../dots.ts';
import { linearTable } from './linear-table.ts';
import { MASK } from './mask.ts';
import { parseValue } from './value.ts';

/**
 * The generator (x+1)·m₁·m₃·m₅·m₇·m₉·m₁₁·m₁₃·m₁₅·m₁₉ = x⁶⁴ + …, as its coefficients 32–63 and 0–31;
 * mᵢ is the minimal polynomial of αⁱ. Its roots α⁰ … α²⁰ give the code a distance of 22.
 */
const GENERATOR = { high: 0xe2fc83ec, low: 0x4835806f } as const;

/** Bits of a value, which are the coefficients 64–126 of the codeword. */
const VALUE_BITS = 63;

/** Remainders by the generator of each value of each byte of the data, in two words: low, then high. */
const REMAINDERS = linearTable(VALUE_BITS, 8, 2, remainderOf);

/** Remainder of x^(64 + bit): the generator without its x⁶⁴, shifted `bit` times and reduced at each carry. */
function remainderOf(bit: number): readonly [low: number, high: number] {
  if (bit === 0) return [GENERATOR.low, GENERATOR.high];
  const [low, high] = remainderOf(bit - 1);
  const carry = high >> 31;
  return [(low << 1) ^ (carry & GENERATOR.low), ((high << 1) | (low >>> 31)) ^ (carry & GENERATOR.high)];
}

/** The mask by words: constants of this module, for reading an imported array anew halves the speed. */
const [MASK_0, MASK_1, MASK_2, MASK_3] = [MASK[0]!, MASK[1]!, MASK[2]!, MASK[3]!];

/** Where the remainder of the low eight of `bits` begins, as byte `byte` of the data. */
function rowOf(byte: number, bits: number): number {
  return ((byte << 8) | (bits & 255)) << 1;
}

/**
 * Writes in `out` the dots of the value whose bits 32–62 are `high` and bits 0–31 are `low`, signed or not;
 * bit 31 of `high` must be 0. Allocates nothing.
 */
export function encodeWords(high: number, low: number, out: Dots): void {
  const a = rowOf(0, low);
  const b = rowOf(1, low >>> 8);
  const c = rowOf(2, low >>> 16);
  const d = rowOf(3, low >>> 24);
  const e = rowOf(4, high);
  const f = rowOf(5, high >>> 8);
  const g = rowOf(6, high >>> 16);
  const h = rowOf(7, high >>> 24);
  const rows = REMAINDERS;
  out[0] = MASK_0 ^ rows[a]! ^ rows[b]! ^ rows[c]! ^ rows[d]! ^ rows[e]! ^ rows[f]! ^ rows[g]! ^ rows[h]!;
  out[1] =
    MASK_1 ^
    rows[a + 1]! ^
    rows[b + 1]! ^
    rows[c + 1]! ^
    rows[d + 1]! ^
    rows[e + 1]! ^
    rows[f + 1]! ^
    rows[g + 1]! ^
    rows[h + 1]!;
  out[2] = MASK_2 ^ low;
  out[3] = MASK_3 ^ high;
}

/**
 * The dots of a value given as a decimal string, "0" to "9223372036854775807".
 * @throws HexCodeError `VALUE_INVALID` for anything else
 */
export function encode(value: string): Dots {
  const { high, low } = parseValue(value);
  const dots = noDots();
  encodeWords(high, low, dots);
  return dots;
}
