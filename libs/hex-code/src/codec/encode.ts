import { noDots, type Dots } from '../dots.ts';
import { toggleMask } from './mask.ts';
import { parseValue } from './value.ts';

/**
 * The generator (x+1)·m₁·m₃·m₅·m₇·m₉·m₁₁·m₁₃·m₁₅·m₁₉ = x⁶⁴ + …, as its coefficients 32–63 and 0–31;
 * mᵢ is the minimal polynomial of αⁱ. Its roots α⁰ … α²⁰ give the code a distance of 22.
 */
const GENERATOR = { high: 0xe2fc83ec, low: 0x4835806f } as const;

/** Values of a byte: how many remainders each byte of the data has. */
const BYTE = 256;

/** Remainder by the generator of each value of each of the 8 bytes of the data: two words, low then high. */
const REMAINDERS = remainders();

function remainders(): Int32Array {
  const table = new Int32Array(8 * BYTE * 2);
  let { high, low } = GENERATOR as { high: number; low: number };
  for (let bit = 0; bit < 64; bit++) {
    fillBit(table, bit, high, low);
    const carry = high >> 31;
    high = ((high << 1) | (low >>> 31)) ^ (carry & GENERATOR.high);
    low = (low << 1) ^ (carry & GENERATOR.low);
  }
  return table;
}

/** The rows of a byte in which `bit` is the highest one: those without it, plus its own remainder. */
function fillBit(table: Int32Array, bit: number, high: number, low: number): void {
  const first = (bit >>> 3) * BYTE;
  const top = 1 << (bit & 7);
  for (let rest = 0; rest < top; rest++) {
    const from = (first + rest) * 2;
    const to = (first + top + rest) * 2;
    table[to] = table[from]! ^ low;
    table[to + 1] = table[from + 1]! ^ high;
  }
}

/**
 * Writes in `out` the dots of the value whose bits 32–62 are `high` and bits 0–31 are `low`
 * (signed or unsigned; bit 31 of `high` must be 0). Allocates nothing.
 */
export function encodeWords(high: number, low: number, out: Dots): void {
  let checkLow = 0;
  let checkHigh = 0;
  for (let shift = 0, byte = 0; shift < 32; shift += 8, byte += BYTE) {
    const a = (byte + ((low >>> shift) & 255)) * 2;
    const b = (4 * BYTE + byte + ((high >>> shift) & 255)) * 2;
    checkLow ^= REMAINDERS[a]! ^ REMAINDERS[b]!;
    checkHigh ^= REMAINDERS[a + 1]! ^ REMAINDERS[b + 1]!;
  }
  out[0] = checkLow;
  out[1] = checkHigh;
  out[2] = low;
  out[3] = high;
  toggleMask(out);
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
