import { HexCodeError } from '../code-error.ts';
import type { Dots } from '../dots.ts';

/** Values of a code are 63 bits long. */
const LIMIT = 1n << 63n;

const DECIMAL = /^(0|[1-9]\d{0,18})$/;

/** Bits 0–31 and 32–62 of a value, as 32-bit words. */
export interface ValueWords {
  readonly high: number;
  readonly low: number;
}

/**
 * The words of a decimal string from "0" to "9223372036854775807", without sign, space or leading zero.
 * @throws HexCodeError `VALUE_INVALID` for anything else
 */
export function parseValue(value: string): ValueWords {
  const bits = DECIMAL.test(value) ? BigInt(value) : LIMIT;
  if (bits >= LIMIT) throw new HexCodeError('VALUE_INVALID', `not a decimal string of 63 bits: ${value}`);
  return { high: Number(bits >> 32n), low: Number(BigInt.asIntN(32, bits)) };
}

/** The decimal string of the two words of a value. */
export function formatValue({ high, low }: ValueWords): string {
  return ((BigInt(high) << 32n) | BigInt(low >>> 0)).toString();
}

/** The decimal string of the value that a codeword (unmasked) carries in its bits 64–126. */
export function valueOf(codeword: Dots): string {
  return formatValue({ high: codeword[3]!, low: codeword[2]! });
}
