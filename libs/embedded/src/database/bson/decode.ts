import { Binary, Double, ObjectId } from 'bson';
import { databaseError, isDatabaseError, notImplemented } from '../errors.ts';
import type { Doc, Value } from './values.ts';

/** MongoDB's own bound on nesting. */
const maxDepth = 180;

type Reader = (bytes: Buffer, at: number, depth: number) => { value: Value; next: number };

/** BSON types that MongoDB has and this product never stores. */
const refusedTypes: Record<number, string> = {
  0x06: 'the BSON type undefined',
  0x0b: 'the BSON type regex',
  0x0c: 'the BSON type dbPointer',
  0x0d: 'the BSON type javascript',
  0x0e: 'the BSON type symbol',
  0x0f: 'the BSON type javascriptWithScope',
  0x11: 'the BSON type timestamp',
  0x13: 'the BSON type decimal',
  0x7f: 'the BSON type maxKey',
  0xff: 'the BSON type minKey',
};

/** Decodes one document starting at `offset`. */
export function decodeDoc(bytes: Buffer, offset = 0): Doc {
  return guarded(() => readDocument(bytes, offset, 0, undefined));
}

/** Decodes a document but for one of its top-level fields. */
export function decodeWithout(bytes: Buffer, offset: number, left: string): Doc {
  return guarded(() => readDocument(bytes, offset, 0, { has: (name) => name !== left }));
}

/** Decodes only the named top-level fields: enough to judge a filter without paying for the rest. */
export function decodeFields(bytes: Buffer, wanted: ReadonlySet<string>): Doc {
  return guarded(() => readDocument(bytes, 0, 0, wanted));
}

/** The elements of the array at the top-level field `name`, as they lie in the message, or undefined when there is none. */
export function rawArray(bytes: Buffer, offset: number, name: string): Buffer[] | undefined {
  return guarded(() => {
    for (const element of elements(bytes, offset)) {
      if (element.name !== name || element.type !== 0x04) continue;
      return [...elements(bytes, element.at)].map(({ at, type }) => rawDocument(bytes, at, type));
    }
    return undefined;
  });
}

/** A document with only those of its top-level fields that are kept, as they lie in the bytes: nothing is decoded. */
export function copyFields(bytes: Buffer, keeps: (name: string) => boolean): Buffer {
  return guarded(() => {
    const copy = Buffer.allocUnsafe(bytes.length);
    let length = 4;
    for (const { name, start, end } of elements(bytes, 0))
      if (keeps(name)) length += bytes.copy(copy, length, start, end);
    copy[length] = 0;
    copy.writeInt32LE(length + 1, 0);
    return copy.subarray(0, length + 1);
  });
}

function rawDocument(bytes: Buffer, at: number, type: number): Buffer {
  if (type !== 0x03) throw databaseError('TypeMismatch', 'each element of the array must be an object');
  return bytes.subarray(at, at + bytes.readInt32LE(at));
}

function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (isDatabaseError(error)) throw error;
    throw databaseError('InvalidBSON', 'the message holds malformed BSON');
  }
}

function readDocument(
  bytes: Buffer,
  offset: number,
  depth: number,
  wanted: Pick<ReadonlySet<string>, 'has'> | undefined,
): Doc {
  if (depth > maxDepth) throw databaseError('Overflow', `documents may nest ${maxDepth} levels deep at most`);
  const doc: Doc = new Map();
  const end = endOf(bytes, offset);
  let at = offset + 4;
  for (;;) {
    const type = bytes[at] as number;
    if (type === 0) break;
    const nameEnd = zeroAfter(bytes, at + 1);
    const name = bytes.toString('utf8', at + 1, nameEnd);
    at = nameEnd + 1;
    if (wanted !== undefined && !wanted.has(name)) {
      at += sizeOf(bytes, type, at);
      continue;
    }
    const { value, next } = readValue(bytes, type, at, depth);
    doc.set(name, value);
    at = next;
  }
  if (at !== end) throw new RangeError('length');
  return doc;
}

function readArray(bytes: Buffer, offset: number, depth: number): Value[] {
  if (depth > maxDepth) throw databaseError('Overflow', `documents may nest ${maxDepth} levels deep at most`);
  const values: Value[] = [];
  const end = endOf(bytes, offset);
  let at = offset + 4;
  for (;;) {
    const type = bytes[at] as number;
    if (type === 0) break;
    const { value, next } = readValue(bytes, type, zeroAfter(bytes, at + 1) + 1, depth);
    values.push(value);
    at = next;
  }
  if (at !== end) throw new RangeError('length');
  return values;
}

/** The place of the closing zero of the document at `offset`. */
function endOf(bytes: Buffer, offset: number): number {
  const size = bytes.readInt32LE(offset);
  if (size < 5 || offset + size > bytes.length) throw new RangeError('length');
  return offset + size - 1;
}

function zeroAfter(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(0, from);
  if (end < 0) throw new RangeError('name');
  return end;
}

function readValue(bytes: Buffer, type: number, at: number, depth: number): { value: Value; next: number } {
  const read = readers[type];
  if (read === undefined)
    throw refusedTypes[type] === undefined ? new RangeError('type') : notImplemented(refusedTypes[type]);
  return read(bytes, at, depth);
}

const readers: Record<number, Reader> = {
  0x01: (bytes, at) => ({ value: new Double(bytes.readDoubleLE(at)), next: at + 8 }),
  0x02: (bytes, at) => {
    const next = at + 4 + stringSize(bytes, at);
    return { value: bytes.toString('utf8', at + 4, next - 1), next };
  },
  0x03: (bytes, at, depth) => ({
    value: readDocument(bytes, at, depth + 1, undefined),
    next: at + bytes.readInt32LE(at),
  }),
  0x04: (bytes, at, depth) => ({ value: readArray(bytes, at, depth + 1), next: at + bytes.readInt32LE(at) }),
  0x05: (bytes, at) => {
    const next = at + 5 + binarySize(bytes, at);
    return { value: new Binary(Buffer.from(bytes.subarray(at + 5, next)), bytes[at + 4]), next };
  },
  0x07: (bytes, at) => ({ value: new ObjectId(copyOf(bytes, at, 12)), next: at + 12 }),
  0x08: (bytes, at) => ({ value: bytes[at] === 1, next: at + 1 }),
  0x09: (bytes, at) => ({ value: dateOf(bytes.readBigInt64LE(at)), next: at + 8 }),
  0x0a: (_bytes, at) => ({ value: null, next: at }),
  0x10: (bytes, at) => ({ value: bytes.readInt32LE(at), next: at + 4 }),
  0x12: (bytes, at) => ({ value: bytes.readBigInt64LE(at), next: at + 8 }),
};

function dateOf(milliseconds: bigint): Date {
  const date = new Date(Number(milliseconds));
  if (Number.isNaN(date.getTime())) throw databaseError('BadValue', 'dates lie within 271821 years of 1970');
  return date;
}

/** A copy: values outlive the buffer that a message or a page of the store came in. */
function copyOf(bytes: Buffer, at: number, size: number): Uint8Array {
  if (at + size > bytes.length) throw new RangeError('length');
  return Uint8Array.prototype.slice.call(bytes, at, at + size);
}

function stringSize(bytes: Buffer, at: number): number {
  const size = bytes.readInt32LE(at);
  if (size < 1 || at + 4 + size > bytes.length || bytes[at + 3 + size] !== 0) throw new RangeError('string');
  return size;
}

function binarySize(bytes: Buffer, at: number): number {
  const size = bytes.readInt32LE(at);
  if (size < 0 || at + 5 + size > bytes.length) throw new RangeError('binary');
  return size;
}

const fixedSizes: Record<number, number> = { 0x01: 8, 0x07: 12, 0x08: 1, 0x09: 8, 0x0a: 0, 0x10: 4, 0x12: 8 };

function sizeOf(bytes: Buffer, type: number, at: number): number {
  const fixed = fixedSizes[type];
  if (fixed !== undefined) return fixed;
  if (type === 0x02) return 4 + stringSize(bytes, at);
  if (type === 0x03 || type === 0x04) return endOf(bytes, at) + 1 - at;
  if (type === 0x05) return 5 + binarySize(bytes, at);
  return readValue(bytes, type, at, 0).next - at;
}

interface Element {
  readonly type: number;
  readonly name: string;
  /** Where its value begins. */
  readonly at: number;
  /** The bytes of the whole element: type, name and value. */
  readonly start: number;
  readonly end: number;
}

function* elements(bytes: Buffer, offset: number): Generator<Element> {
  const last = endOf(bytes, offset);
  let start = offset + 4;
  while (start < last) {
    const type = bytes[start] as number;
    const nameEnd = zeroAfter(bytes, start + 1);
    const at = nameEnd + 1;
    const end = at + sizeOf(bytes, type, at);
    yield { type, name: bytes.toString('utf8', start + 1, nameEnd), at, start, end };
    start = end;
  }
}
