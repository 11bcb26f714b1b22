import type { Database } from '../connect-database.ts';
import type { DocumentChange } from './migration.ts';

/** A document as a walk reads it; versioned ones carry the name of the version that was read. */
export interface ReadDocument {
  readonly _id: string;
  readonly rowHash?: string;
  /** Its name before it was that of code: migrations of then read documents that still have it. */
  readonly row_hash?: string;
}

export interface FieldChanges {
  readonly $set?: Readonly<Record<string, unknown>>;
  readonly $unset?: Readonly<Record<string, 1>>;
}

/**
 * A change of fields, straight to the driver, since former fields are none of the schema. It is written if and only if the
 * document still has the version that was read, and leaves that version's name: what the document means has not changed.
 */
export function changeDocument(
  database: Database,
  collection: string,
  { _id, rowHash, row_hash }: ReadDocument,
  changes: FieldChanges,
): DocumentChange {
  const filter = { _id, ...(rowHash !== undefined && { rowHash }), ...(row_hash !== undefined && { row_hash }) };
  return async () => {
    const { matchedCount } = await database.collection(collection).updateOne(filter, changes as object);
    return matchedCount === 0 ? 'stale' : 'written';
  };
}
