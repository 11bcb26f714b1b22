import { defineSchema, isDuplicateKey } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { bytesOfHex, createGrowingTree, hexOf, joinParts, nodeHashOf, perfectParts } from '@alveole/transparency';
import type { LeafRange } from '@alveole/transparency';
import type { PublicLogStore } from './public-log-store.ts';

/** `_id` names the leaves of a perfect subtree, which never change once they are there. */
interface StoredNode {
  _id: string;
  hash: string;
}

const schema = defineSchema<StoredNode>({ hash: { type: String, required: true } });

/** Subtrees of so many leaves and more are kept; smaller ones are hashed from their leaves. */
const smallestStored = 256;

export type LogTree = ReturnType<typeof createLogTree>;

/** The hashes of the tree over the public log: a proof reads a node a level, however long the log is. */
export function createLogTree(database: Database, log: Pick<PublicLogStore, 'hashes'>) {
  const model = database.model<StoredNode>('public_nodes', schema);
  const hashOfPart = async ({ from, to }: LeafRange): Promise<Uint8Array> => {
    if (to - from < smallestStored) return rootOfLeaves(await log.hashes(from, to));
    const id = `${from}-${to}`;
    const stored = await model.findById(id).lean<StoredNode>();
    if (stored) return bytesOf(stored.hash);
    const hash = await hashOfNode({ from, to });
    try {
      await model.create({ _id: id, hash: hexOf(hash) });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return hash;
  };
  const hashOfNode = async ({ from, to }: LeafRange): Promise<Uint8Array> => {
    if (to - from === smallestStored) return rootOfLeaves(await log.hashes(from, to));
    const middle = (from + to) / 2;
    return nodeHashOf(await hashOfPart({ from, to: middle }), await hashOfPart({ from: middle, to }));
  };
  return {
    /** Hexadecimal; of leaves that the log holds. */
    async hashOf(range: LeafRange): Promise<string> {
      const parts: Uint8Array[] = [];
      for (const part of perfectParts(range)) parts.push(await hashOfPart(part));
      return hexOf(joinParts(parts));
    },
  };
}

function rootOfLeaves(hashes: readonly string[]): Uint8Array {
  const tree = createGrowingTree();
  for (const hash of hashes) tree.append(bytesOf(hash));
  return tree.root();
}

const bytesOf = (hash: string): Uint8Array => bytesOfHex(hash) ?? new Uint8Array();
