import { Double } from 'bson';
import { toNumber } from '../bson/values.ts';
import type { Numeric } from '../bson/values.ts';

const int64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };
const fitsInt32 = (value: number): boolean => (value | 0) === value;

/** Adds as MongoDB does: a double makes a double, an int32 grows into an int64; undefined when an int64 overflows. */
export function addNumbers(a: Numeric, b: Numeric): Numeric | undefined {
  return combine(
    a,
    b,
    (x, y) => x + y,
    (x, y) => x + y,
  );
}

export function multiplyNumbers(a: Numeric, b: Numeric): Numeric | undefined {
  return combine(
    a,
    b,
    (x, y) => x * y,
    (x, y) => x * y,
  );
}

function combine(
  a: Numeric,
  b: Numeric,
  doubles: (x: number, y: number) => number,
  integers: (x: bigint, y: bigint) => bigint,
): Numeric | undefined {
  if (typeof a === 'object' || typeof b === 'object') return new Double(doubles(toNumber(a), toNumber(b)));
  if (typeof a === 'number' && typeof b === 'number') {
    const small = doubles(a, b);
    if (fitsInt32(small)) return small | 0;
  }
  const large = integers(BigInt(a), BigInt(b));
  return large < int64.least || large > int64.most ? undefined : large;
}
