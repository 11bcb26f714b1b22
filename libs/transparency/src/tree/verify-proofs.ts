import { splitOf } from './ranges.ts';
import { emptyRoot, isSameHash, nodeHashOf } from './tree-hashes.ts';

type Hash = Uint8Array;

export interface InclusionClaim {
  readonly leafHash: Hash;
  readonly index: number;
  readonly size: number;
  /** The hashes of `inclusionRanges`. */
  readonly proof: readonly Hash[];
  readonly root: Hash;
}

/** Whether the leaf stands at its index in the tree of this root. */
export function isIncluded({ leafHash, index, size, proof, root }: InclusionClaim): boolean {
  if (!isCount(index) || !isCount(size) || index >= size) return false;
  const proven = rootOver(leafHash, index, size, proof);
  return proven !== undefined && isSameHash(proven, root);
}

export interface ConsistencyClaim {
  readonly olderSize: number;
  readonly olderRoot: Hash;
  readonly newerSize: number;
  readonly newerRoot: Hash;
  /** The hashes of `consistencyRanges`. */
  readonly proof: readonly Hash[];
}

/** Whether the newer tree begins with all leaves of the older one, in their order. */
export function isConsistent({ olderSize, olderRoot, newerSize, newerRoot, proof }: ConsistencyClaim): boolean {
  if (!isCount(olderSize) || !isCount(newerSize) || olderSize > newerSize) return false;
  if (olderSize === 0) return proof.length === 0 && isSameHash(olderRoot, emptyRoot);
  const proven = rootsOver({ olderSize, size: newerSize, olderRoot, isWhole: true }, proof);
  return proven !== undefined && isSameHash(proven.older, olderRoot) && isSameHash(proven.newer, newerRoot);
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** The proof is consumed from its end: the split of the whole tree stands last in it. */
function rootOver(leafHash: Hash, index: number, size: number, proof: readonly Hash[]): Hash | undefined {
  if (size === 1) return proof.length === 0 ? leafHash : undefined;
  const [rest, sibling] = [proof.slice(0, -1), proof.at(-1)];
  if (sibling === undefined) return undefined;
  const split = splitOf(size);
  const isLeft = index < split;
  const own = isLeft ? rootOver(leafHash, index, split, rest) : rootOver(leafHash, index - split, size - split, rest);
  if (own === undefined) return undefined;
  return isLeft ? nodeHashOf(own, sibling) : nodeHashOf(sibling, own);
}

interface Subtree {
  readonly olderSize: number;
  readonly size: number;
  readonly olderRoot: Hash;
  /** It begins with the first leaf, so the older root itself stands for it. */
  readonly isWhole: boolean;
}

function rootsOver(subtree: Subtree, proof: readonly Hash[]): { older: Hash; newer: Hash } | undefined {
  const { olderSize, size, olderRoot, isWhole } = subtree;
  const [rest, last] = [proof.slice(0, -1), proof.at(-1)];
  if (olderSize === size) {
    const root = isWhole ? olderRoot : last;
    return root !== undefined && proof.length === (isWhole ? 0 : 1) ? { older: root, newer: root } : undefined;
  }
  if (last === undefined) return undefined;
  const split = splitOf(size);
  if (olderSize <= split) {
    const left = rootsOver({ ...subtree, size: split }, rest);
    return left && { older: left.older, newer: nodeHashOf(left.newer, last) };
  }
  const right = rootsOver({ ...subtree, olderSize: olderSize - split, size: size - split, isWhole: false }, rest);
  return right && { older: nodeHashOf(last, right.older), newer: nodeHashOf(last, right.newer) };
}
