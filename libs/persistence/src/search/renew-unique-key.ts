import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { Database, PersistenceLogger } from '../connect-database.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import type { Versioned } from '../versioned/versioned.ts';
import { walkOnce } from './walk-once.ts';
import type { Renewal } from './walk-once.ts';

/** The form in which a store keeps a key that no two of its documents share. */
export interface UniqueKeyForm<T> {
  /** Changes with the form: every store is walked through once for each. */
  readonly name: string;
  readonly field: keyof T & string;
  /** The key of now; undefined where the document has none. */
  readonly keyOf: (document: T) => string | undefined;
}

/**
 * Gives each document the key of now, once, beside the service's work. Of two documents that an earlier form told apart,
 * and that have one key now, the later one keeps its own: both were accepted.
 */
export function renewUniqueKey<T extends Versioned>(
  database: Database,
  model: Model<T>,
  { name, field, keyOf }: UniqueKeyForm<T>,
  logger: PersistenceLogger,
): Renewal {
  async function renew(document: T): Promise<number> {
    const key = keyOf(document);
    if (key === undefined || key === document[field]) return 0;
    const { _id, row_hash } = document;
    const change = { $set: { [field]: key } } as UpdateQuery<T>;
    try {
      return (await model.updateOne({ _id, row_hash } as QueryFilter<T>, change)).modifiedCount;
    } catch (failure) {
      if (isDuplicateKey(failure)) return 0;
      throw failure;
    }
  }
  const walk = {
    name,
    projection: { outbox: 0, history: 0 },
    async visit(documents: readonly T[]) {
      let renewed = 0;
      for (const document of documents) renewed += await renew(document);
      return renewed;
    },
  };
  return walkOnce(database, model, walk, logger);
}
