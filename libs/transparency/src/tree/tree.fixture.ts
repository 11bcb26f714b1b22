import { createGrowingTree, joinParts } from './join-parts.ts';
import { perfectParts } from './ranges.ts';
import type { LeafRange } from './ranges.ts';
import { leafHashOf } from './tree-hashes.ts';

/** A tree in memory: its root, and the hash of any range that a proof names. */
export function treeOf(leaves: readonly Uint8Array[]) {
  const hashes = leaves.map(leafHashOf);
  const rootOf = ({ from, to }: LeafRange): Uint8Array => {
    const tree = createGrowingTree();
    for (const hash of hashes.slice(from, to)) tree.append(hash);
    return tree.root();
  };
  return {
    hashes,
    root: (size = leaves.length) => rootOf({ from: 0, to: size }),
    proof: (ranges: readonly LeafRange[]) => ranges.map((range) => joinParts(perfectParts(range).map(rootOf))),
  };
}
