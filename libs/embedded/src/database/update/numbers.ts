import { Double } from 'bson';
import { toNumber } from '../bson/values.ts';
import type { Numeric } from '../bson/values.ts';

const int64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };
const fitsInt32 = (value: number): boolean => (value | 0) === value;

/** Adds as MongoDB does: a double makes a double, an int32 grows into an int64; undefined when an int64 overflows. */
export function addNumbers(a: Numeric, b: Numeric): Numeric | undefined {
  if (typeof a === 'object' || typeof b === 'object') return new Double(toNumber(a) + toNumber(b));
  if (typeof a === 'number' && typeof b === 'number' && fitsInt32(a + b)) return (a + b) | 0;
  const sum = BigInt(a) + BigInt(b);
  return sum < int64.least || sum > int64.most ? undefined : sum;
}
