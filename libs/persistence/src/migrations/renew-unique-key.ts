import type { Database } from '../connect-database.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import type { Versioned } from '../versioned/versioned.ts';
import { changeDocument } from './change-document.ts';
import type { CollectionWalk, DocumentChange } from './migration.ts';

/** The form in which a collection keeps a key that no two of its documents share. */
export interface UniqueKeyForm<T> {
  readonly collection: string;
  readonly field: keyof T & string;
  /** The key of now; undefined where the document has none. */
  keyOf(document: T): string | undefined;
}

/**
 * A walk that gives each document the key of now. Of two documents that an earlier form told apart, and that have one key
 * now, the later one keeps its own: both were accepted.
 */
export function renewUniqueKey<T extends Versioned>(
  database: Database,
  { collection, field, keyOf }: UniqueKeyForm<T>,
): CollectionWalk<T> {
  return {
    collection,
    projection: { outbox: 0, history: 0 },
    changesOf: (documents) =>
      documents.flatMap((document) => {
        const key = keyOf(document);
        if (key === undefined || key === document[field]) return [];
        return [unlessUsed(changeDocument(database, collection, document, { $set: { [field]: key } }))];
      }),
  };
}

function unlessUsed(change: DocumentChange): DocumentChange {
  return async () => {
    try {
      return await change();
    } catch (error) {
      if (isDuplicateKey(error)) return 'unchanged';
      throw error;
    }
  };
}
