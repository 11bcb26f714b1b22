import type { Model, ProjectionType, QueryFilter } from 'mongoose';
import type { Database, PersistenceLogger } from '../connect-database.ts';
import { walkOnce } from './walk-once.ts';
import type { Renewal } from './walk-once.ts';

/** A document that is found by its tokens. */
export interface Searched {
  _id: string;
  row_hash: string;
  readonly searchTokens: readonly string[];
}

export interface TokenForm<T extends Searched> {
  /** Changes with the form of the tokens: every store is walked through once for each. */
  readonly name: string;
  /** The tokens that each of these documents shall have; undefined for one that cannot be told now. */
  tokensOf(documents: readonly T[]): Promise<readonly (readonly string[] | undefined)[]>;
}

/**
 * Brings the tokens of documents that were written in an earlier form into this one, beside the service's work, and remembers
 * when it is through. What a person writes meanwhile stays: it has the new form already.
 */
export function renewSearchTokens<T extends Searched>(
  database: Database,
  model: Model<T>,
  form: TokenForm<T>,
  logger: PersistenceLogger,
): Renewal {
  const walk = {
    name: form.name,
    projection: { outbox: 0, history: 0 } as ProjectionType<T>,
    visit: async (documents: readonly T[]) => renewSome(model, documents, await form.tokensOf(documents)),
  };
  return walkOnce(database, model, walk, logger);
}

async function renewSome<T extends Searched>(
  model: Model<T>,
  documents: readonly T[],
  tokens: readonly (readonly string[] | undefined)[],
): Promise<number> {
  const changes = documents.flatMap(({ _id, row_hash, searchTokens }, index) => {
    const wanted = tokens[index];
    if (wanted === undefined || String(wanted) === String(searchTokens)) return [];
    const filter = { _id, row_hash } as QueryFilter<T>;
    return [{ updateOne: { filter, update: { $set: { searchTokens: [...wanted] } } } }];
  });
  if (changes.length > 0) await model.bulkWrite(changes as never);
  return changes.length;
}
