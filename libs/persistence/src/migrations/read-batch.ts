import type { Database } from '../connect-database.ts';
import type { CollectionWalk, DocumentChange } from './migration.ts';

const batchSize = 100;

export interface Batch {
  readonly documents: readonly { _id: string }[];
  /** The `_id` behind which the next batch begins; absent when this one is the last. */
  readonly last: string | undefined;
}

/** The documents of a walk behind this `_id`, as they are stored: a former field is none of today's schema. */
export async function readBatch(database: Database, walk: CollectionWalk, after: string): Promise<Batch> {
  const { collection, projection = {} } = walk;
  const documents = await database
    .collection(collection)
    .find({ _id: { $gt: after } }, { projection })
    .sort({ _id: 1 })
    .limit(batchSize)
    .toArray();
  return { documents, last: documents.length < batchSize ? undefined : documents.at(-1)?._id };
}

export async function changesIn(
  walk: CollectionWalk,
  documents: Batch['documents'],
): Promise<readonly DocumentChange[]> {
  return documents.length === 0 ? [] : walk.changesOf(documents);
}
