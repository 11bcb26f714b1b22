import { createHash } from 'node:crypto';
import { typeRank, binaryBytes } from '../bson/compare.ts';
import { toNumber } from '../bson/values.ts';
import type { Doc, Found, Numeric, Value } from '../bson/values.ts';
import type { Binary, ObjectId } from 'bson';

/**
 * Encodes values as bytes whose order is MongoDB's order of values. No encoding is the beginning of another,
 * so encodings can be put one after the other (compound indexes) and turned round byte by byte (descending fields).
 */

/** Longer encodings keep this many bytes, then a hash: LMDB's keys hold at most 1,978 bytes. */
const storedBytes = 200;
export const longestEncoding = storedBytes + 40;

/** Seven encodings, the index's id and the record's id stay below LMDB's bound. */
export const maxIndexedFields = 7;

export interface EncodedValue {
  bytes: Buffer;
  /** The order among values that share their first 200 bytes is lost. */
  shortened: boolean;
}

/** `undefined` stands for an empty array, which MongoDB indexes before null. */
export function encodeValue(value: Found): EncodedValue {
  const full = Buffer.concat(partsOf(value));
  if (full.length <= longestEncoding) return { bytes: full, shortened: false };
  const hash = createHash('sha256').update(full).digest();
  return { bytes: Buffer.concat([full.subarray(0, storedBytes), hash]), shortened: true };
}

/** What every value with this (shortened) encoding's beginning shares. */
export const sharedBeginning = (encoded: EncodedValue): Buffer =>
  encoded.shortened ? encoded.bytes.subarray(0, storedBytes) : encoded.bytes;

/** Turns the order round, for a descending field. */
export function inverted(bytes: Buffer): Buffer {
  const result = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < bytes.length; i += 1) result[i] = 255 - (bytes[i] as number);
  return result;
}

/** First byte of every value of this rank: above 0, which ends documents and arrays. */
export const rankByte = (rank: number): number => rank + 8;

function partsOf(value: Found): Uint8Array[] {
  const rank = typeRank(value);
  const tag = Buffer.of(rankByte(rank));
  return value === undefined || value === null ? [tag] : [tag, ...contentOf(rank, value)];
}

type ContentEncoder = (value: never) => Uint8Array[];

const contentEncoders: Record<number, ContentEncoder> = {
  10: (value: Numeric) => [encodeNumber(value)],
  15: (value: string) => [encodeText(value)],
  20: (value: Doc) => encodeFields(value),
  25: (value: Value[]) => [...value.flatMap(partsOf), Buffer.of(0)],
  30: (value: Binary) => [encodeLength(value.position), Buffer.of(value.sub_type), binaryBytes(value)],
  35: (value: ObjectId) => [value.id],
  40: (value: boolean) => [Buffer.of(value ? 1 : 0)],
  45: (value: Date) => [encodeDate(value)],
};

function contentOf(rank: number, value: Value): Uint8Array[] {
  const encode = contentEncoders[rank] as (value: unknown) => Uint8Array[];
  return encode(value);
}

/** Type, then name, then content: the order in which MongoDB compares the fields of two documents. */
function encodeFields(doc: Doc): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (const [name, value] of doc) {
    const [tag, ...content] = partsOf(value) as [Uint8Array, ...Uint8Array[]];
    parts.push(tag, encodeText(name), ...content);
  }
  parts.push(Buffer.of(0));
  return parts;
}

/** UTF-8, a zero inside as 00 FF, and 00 00 at the end. */
function encodeText(text: string): Buffer {
  const bytes = Buffer.from(`${text}\0`, 'utf8');
  if (!text.includes('\0')) return Buffer.concat([bytes, Buffer.of(0)]);
  return Buffer.concat([
    Buffer.from([...bytes.subarray(0, -1)].flatMap((byte) => (byte === 0 ? [0, 0xff] : [byte]))),
    Buffer.of(0, 0),
  ]);
}

/** The nearest double in sortable form, then what an int64 beyond 2^53 has over it (−512…512). */
function encodeNumber(value: Numeric): Buffer {
  const bytes = Buffer.alloc(10);
  const double = toNumber(value);
  if (Number.isNaN(double)) return bytes;
  bytes.writeDoubleBE(double === 0 ? 0 : double);
  if (double < 0) for (let i = 0; i < 8; i += 1) bytes[i] = 255 - (bytes[i] as number);
  else bytes[0] = (bytes[0] as number) ^ 0x80;
  const rest = typeof value === 'bigint' ? Number(value - BigInt(double)) : 0;
  bytes.writeUInt16BE(0x8000 + rest, 8);
  return bytes;
}

function encodeDate(date: Date): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigInt64BE(BigInt(date.getTime()));
  bytes[0] = (bytes[0] as number) ^ 0x80;
  return bytes;
}

function encodeLength(length: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
