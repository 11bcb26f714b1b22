import { binaryBytes } from './compare.ts';
import { isBinary, isDoc, isDouble, isObjectId } from './values.ts';

/** A document that is already BSON; it is copied into the output as it is. */
export interface RawDoc {
  readonly raw: Buffer;
}

/** Encodes a document: a Map, or (for answers) a plain object. Plain objects may hold RawDocs. */
export function encodeDoc(doc: ReadonlyMap<string, unknown> | Readonly<Record<string, unknown>>): Buffer {
  const writer: Writer = { bytes: Buffer.allocUnsafe(1024), at: 0 };
  writeDocument(writer, doc);
  return writer.bytes.subarray(0, writer.at);
}

interface Writer {
  bytes: Buffer;
  at: number;
}

function reserve(writer: Writer, size: number): void {
  if (writer.at + size <= writer.bytes.length) return;
  const larger = Buffer.allocUnsafe(Math.max(writer.bytes.length * 2, writer.at + size));
  writer.bytes.copy(larger, 0, 0, writer.at);
  writer.bytes = larger;
}

function writeDocument(writer: Writer, doc: unknown): void {
  if (isRaw(doc)) return writeBytes(writer, doc.raw);
  writeSized(writer, () => {
    for (const [name, value] of isDoc(doc) ? doc : Object.entries(doc as object))
      if (value !== undefined) writeElement(writer, name, value);
  });
}

function writeArray(writer: Writer, values: readonly unknown[]): void {
  writeSized(writer, () => {
    for (const [index, value] of values.entries()) writeElement(writer, String(index), value);
  });
}

function writeSized(writer: Writer, writeContent: () => void): void {
  const start = writer.at;
  reserve(writer, 4);
  writer.at += 4;
  writeContent();
  writeByte(writer, 0);
  writer.bytes.writeInt32LE(writer.at - start, start);
}

const isRaw = (value: unknown): value is RawDoc =>
  typeof value === 'object' && value !== null && 'raw' in value && Buffer.isBuffer(value.raw);

function writeElement(writer: Writer, name: string, value: unknown): void {
  const typeAt = writer.at;
  writeByte(writer, 0);
  writeCString(writer, name);
  // The value first: writing it may move the output to a larger buffer.
  const type = writeValue(writer, value);
  writer.bytes[typeAt] = type;
}

/** Writes the value and answers its BSON type number. */
function writeValue(writer: Writer, value: unknown): number {
  switch (typeof value) {
    case 'string':
      return writeString(writer, value);
    case 'number':
      return writeNumber(writer, value);
    case 'boolean':
      return (writeByte(writer, value ? 1 : 0), 0x08);
    case 'bigint':
      return (writeInt64(writer, value), 0x12);
  }
  if (value === null) return 0x0a;
  if (Array.isArray(value)) return (writeArray(writer, value), 0x04);
  if (value instanceof Date) return (writeInt64(writer, BigInt(value.getTime())), 0x09);
  return writeBoxed(writer, value);
}

function writeBoxed(writer: Writer, value: unknown): number {
  if (isObjectId(value)) return (writeBytes(writer, value.id), 0x07);
  if (isDouble(value)) return writeDouble(writer, value.value);
  if (isBinary(value)) {
    const content = binaryBytes(value);
    writeInt32(writer, content.length);
    writeByte(writer, value.sub_type);
    writeBytes(writer, content);
    return 0x05;
  }
  writeDocument(writer, value);
  return 0x03;
}

function writeString(writer: Writer, text: string): number {
  const size = Buffer.byteLength(text);
  writeInt32(writer, size + 1);
  reserve(writer, size + 1);
  writer.bytes.write(text, writer.at, 'utf8');
  writer.at += size;
  writer.bytes[writer.at] = 0;
  writer.at += 1;
  return 0x02;
}

function writeNumber(writer: Writer, value: number): number {
  const isInt32 = (value | 0) === value && !Object.is(value, -0);
  return isInt32 ? writeInt32(writer, value) : writeDouble(writer, value);
}

function writeInt32(writer: Writer, value: number): number {
  reserve(writer, 4);
  writer.at = writer.bytes.writeInt32LE(value, writer.at);
  return 0x10;
}

function writeDouble(writer: Writer, value: number): number {
  reserve(writer, 8);
  writer.at = writer.bytes.writeDoubleLE(value, writer.at);
  return 0x01;
}

function writeInt64(writer: Writer, value: bigint): void {
  reserve(writer, 8);
  writer.at = writer.bytes.writeBigInt64LE(value, writer.at);
}

function writeCString(writer: Writer, text: string): void {
  const size = Buffer.byteLength(text);
  reserve(writer, size + 1);
  writer.bytes.write(text, writer.at, 'utf8');
  writer.bytes[writer.at + size] = 0;
  writer.at += size + 1;
}

function writeByte(writer: Writer, byte: number): void {
  reserve(writer, 1);
  writer.bytes[writer.at] = byte;
  writer.at += 1;
}

function writeBytes(writer: Writer, content: Uint8Array): void {
  reserve(writer, content.length);
  writer.bytes.set(content, writer.at);
  writer.at += content.length;
}
