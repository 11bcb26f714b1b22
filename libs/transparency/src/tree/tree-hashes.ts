import { sha256 } from './sha-256.ts';

/** A leaf begins with 0 and a node with 1 (RFC 6962, 2.1), so that no node can be shown as a leaf. */
const leafPrefix = 0x00;
const nodePrefix = 0x01;

export function leafHashOf(leaf: Uint8Array): Uint8Array {
  return sha256(prefixed(leafPrefix, leaf));
}

export function nodeHashOf(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(prefixed(nodePrefix, left, right));
}

/** The root of a tree without leaves. */
export const emptyRoot: Uint8Array = sha256(new Uint8Array());

export function isSameHash(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

function prefixed(prefix: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 1));
  bytes[0] = prefix;
  let offset = 1;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
