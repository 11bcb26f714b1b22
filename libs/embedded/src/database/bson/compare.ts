import { toNumber, typeName } from './values.ts';
import type { Doc, Found, Numeric, TypeName, Value } from './values.ts';
import type { Binary, ObjectId } from 'bson';

/** MongoDB's order of types. The three number types are one; `undefined` (an empty array, when sorted by) comes first. */
export const typeRanks: Record<TypeName | 'undefined', number> = {
  undefined: 0,
  null: 5,
  int: 10,
  long: 10,
  double: 10,
  string: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
};

export function typeRank(value: Found): number {
  return value === undefined ? typeRanks.undefined : typeRanks[typeName(value)];
}

/** Total order over all values as MongoDB sorts them: by type first, then by value. */
export function compareValues(a: Found, b: Found): number {
  const rank = typeRank(a);
  const difference = rank - typeRank(b);
  if (difference !== 0 || a === undefined || b === undefined) return difference;
  return compareSameRank(rank, a, b);
}

export const sameValue = (a: Found, b: Found): boolean => compareValues(a, b) === 0;

function compareSameRank(rank: number, a: Value, b: Value): number {
  switch (rank) {
    case typeRanks.int:
      return compareNumbers(a as Numeric, b as Numeric);
    case typeRanks.string:
      return compareStrings(a as string, b as string);
    case typeRanks.object:
      return compareDocs(a as Doc, b as Doc);
    case typeRanks.array:
      return compareArrays(a as Value[], b as Value[]);
    case typeRanks.binData:
      return compareBinaries(a as Binary, b as Binary);
    case typeRanks.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case typeRanks.bool:
      return Number(a) - Number(b);
    case typeRanks.date:
      return (a as Date).getTime() - (b as Date).getTime();
    default:
      return 0;
  }
}

/** Exact across int32, int64 and double; NaN is the smallest number and equals itself. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a < b ? -1 : Number(a > b);
  const x = typeof a === 'bigint' ? a : toNumber(a);
  const y = typeof b === 'bigint' ? b : toNumber(b);
  if (x < y) return -1;
  if (x > y) return 1;
  return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
}

/** By UTF-8 bytes, that is by code point: UTF-16 order would put U+FFFD after emoji. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return codePointWeight(x) - codePointWeight(y);
  }
  return a.length - b.length;
}

/** Lifts surrogates (parts of code points above U+FFFF) over the rest of the basic plane. */
const codePointWeight = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

function compareDocs(a: Doc, b: Doc): number {
  const left = a.entries();
  const right = b.entries();
  for (;;) {
    const x = left.next();
    const y = right.next();
    if (x.done || y.done) return Number(y.done ?? false) - Number(x.done ?? false);
    const difference =
      typeRank(x.value[1]) - typeRank(y.value[1]) ||
      compareStrings(x.value[0], y.value[0]) ||
      compareValues(x.value[1], y.value[1]);
    if (difference !== 0) return difference;
  }
}

function compareArrays(a: Value[], b: Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const difference = compareValues(a[i], b[i]);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareBinaries(a: Binary, b: Binary): number {
  return a.position - b.position || a.sub_type - b.sub_type || Buffer.compare(binaryBytes(a), binaryBytes(b));
}

export const binaryBytes = (binary: Binary): Uint8Array => binary.buffer.subarray(0, binary.position);
