import { decodeDoc } from '../bson/decode.ts';
import type { Doc } from '../bson/values.ts';
import { isDatabaseError } from '../errors.ts';
import type { DatabaseError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import { checkId, idOf, withId } from '../update/apply-update.ts';
import { refuseDollarNames } from '../update/dollar-names.ts';

/** A statement of a batch that was refused. */
export interface WriteError {
  readonly index: number;
  readonly error: DatabaseError;
}

const perTransaction = 200;

/** Inserts the documents, each wholly or not at all. `ordered`: the first refusal ends the batch. */
export async function insertDocuments(
  engine: Engine,
  collection: Collection,
  documents: readonly Buffer[],
  ordered: boolean,
): Promise<{ inserted: number; errors: WriteError[] }> {
  const errors: WriteError[] = [];
  let inserted = 0;
  for (let start = 0; start < documents.length; start += perTransaction) {
    const outcome = await engine.environment.write(() =>
      insertPiece(engine, collection, documents.slice(start, start + perTransaction), ordered),
    );
    inserted += outcome.inserted;
    errors.push(...outcome.errors.map(({ index, error }) => ({ index: start + index, error })));
    if (ordered && errors.length > 0) break;
  }
  return { inserted, errors };
}

/** A refused document has written nothing, so the others of the transaction stand. */
function insertPiece(engine: Engine, collection: Collection, documents: readonly Buffer[], ordered: boolean) {
  const errors: WriteError[] = [];
  let inserted = 0;
  for (const [index, raw] of documents.entries()) {
    try {
      insertOne(engine, collection, raw);
      inserted += 1;
    } catch (error) {
      if (!isDatabaseError(error)) throw error;
      errors.push({ index, error });
      if (ordered) break;
    }
  }
  return { inserted, errors };
}

function insertOne(engine: Engine, collection: Collection, raw: Buffer): void {
  const doc = decodeDoc(raw);
  refuseDollarNames('', doc);
  const [first] = doc.keys();
  if (first !== '_id') return engine.records.insert(collection, withOwnId(doc));
  checkId(doc.get('_id') ?? null);
  engine.records.insert(collection, doc, raw);
}

const withOwnId = (doc: Doc): Doc => withId(idOf(doc), doc);
