import type { Database } from '../connect-database.ts';
import { changeDocument } from './change-document.ts';
import type { ReadDocument } from './change-document.ts';
import type { CollectionWalk } from './migration.ts';

/** A document that is found by its tokens. */
export interface Searched extends ReadDocument {
  readonly searchTokens: readonly string[];
}

/** The tokens that each of these documents shall have; undefined for one whose words are not known. */
export type TokensOf<T> = (documents: readonly T[]) => Promise<readonly (readonly string[] | undefined)[]>;

/** A walk that gives the documents of a collection the search tokens of now. */
export function renewSearchTokens<T extends Searched>(
  database: Database,
  collection: string,
  tokensOf: TokensOf<T>,
): CollectionWalk<T> {
  return {
    collection,
    projection: { outbox: 0, history: 0 },
    async changesOf(documents) {
      const tokens = await tokensOf(documents);
      return documents.flatMap((document, index) => {
        const searchTokens = tokens[index];
        if (searchTokens === undefined || String(searchTokens) === String(document.searchTokens)) return [];
        return [changeDocument(database, collection, document, { $set: { searchTokens: [...searchTokens] } })];
      });
    },
  };
}
