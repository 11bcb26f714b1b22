import type { KeyRange } from './environment.ts';

/** Every key begins with the id (4 bytes) of the collection or index it belongs to. Id 0 is the catalogue. */
export function storeKey(id: number, ...rest: readonly Uint8Array[]): Buffer {
  const prefix = Buffer.allocUnsafe(4);
  prefix.writeUInt32BE(id);
  return Buffer.concat([prefix, ...rest]);
}

/** All keys of a collection or index. */
export const storeRange = (id: number): KeyRange => ({ low: storeKey(id), high: storeKey(id + 1) });

const recordIdBytes = 6;

/** Records are numbered in the order of their insertion. */
export function encodeRecordId(recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(recordIdBytes);
  bytes.writeUIntBE(recordId, 0, recordIdBytes);
  return bytes;
}

export const decodeRecordId = (bytes: Buffer, offset = 0): number => bytes.readUIntBE(offset, recordIdBytes);

/** The record id of a key in a collection's own store. */
export const recordIdOfKey = (key: Buffer): number => decodeRecordId(key, 4);

/** The first key after all keys that begin with `prefix`. */
export function after(prefix: Buffer): Buffer {
  const result = Buffer.from(prefix);
  for (let i = result.length - 1; i >= 0; i -= 1) {
    if (result[i] !== 0xff) {
      result[i] = (result[i] as number) + 1;
      return result.subarray(0, i + 1);
    }
  }
  return Buffer.concat([prefix, Buffer.alloc(64, 0xff)]);
}
