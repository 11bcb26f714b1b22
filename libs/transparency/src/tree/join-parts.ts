import { emptyRoot, nodeHashOf } from './tree-hashes.ts';

/** The root over perfect subtrees, largest first: they are joined from the right, as RFC 6962 splits a tree. */
export function joinParts(partHashes: readonly Uint8Array[]): Uint8Array {
  return partHashes.length === 0 ? emptyRoot : partHashes.reduceRight((joined, part) => nodeHashOf(part, joined));
}

/** A tree that grows by a leaf at a time and keeps no more than a hash for each doubling of its size. */
export interface GrowingTree {
  readonly size: number;
  append(leafHash: Uint8Array): void;
  root(): Uint8Array;
}

export function createGrowingTree(): GrowingTree {
  const parts: { hash: Uint8Array; length: number }[] = [];
  let size = 0;
  return {
    get size() {
      return size;
    },
    append(leafHash) {
      size += 1;
      let grown = { hash: leafHash, length: 1 };
      for (let last = parts.at(-1); last?.length === grown.length; last = parts.at(-1)) {
        parts.pop();
        grown = { hash: nodeHashOf(last.hash, grown.hash), length: grown.length * 2 };
      }
      parts.push(grown);
    },
    root: () => joinParts(parts.map(({ hash }) => hash)),
  };
}
