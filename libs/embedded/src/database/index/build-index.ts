import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeDoc } from '../bson/decode.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import { encodeRecordId, recordIdOfKey, storeRange } from '../storage/keys.ts';
import type { IndexDefinition } from './index-definition.ts';
import { changeOf } from './index-entries.ts';

const perTransaction = 200;

/**
 * Adds an index to a collection. From the first transaction on writes keep it up to date; the documents that were
 * there are entered piece by piece, so that nobody waits long; then reads may use it. When two of them share a
 * unique key it is taken away again (error 11000).
 */
export async function buildIndex(engine: Engine, collection: Collection, index: IndexDefinition): Promise<void> {
  const { environment, catalogue } = engine;
  try {
    await environment.write(() => {
      collection.indexes = [...collection.indexes, index];
      catalogue.save(collection);
    });
    let last: Buffer | undefined;
    do {
      last = await environment.write(() => enterPiece(engine, collection, index, last));
      await nextTurn();
    } while (last !== undefined);
    index.building = false;
    await environment.write(() => catalogue.save(collection));
  } catch (error) {
    await dropIndex(engine, collection, index);
    throw error;
  }
}

/** Enters the next documents; answers the key of the last one, or undefined after the end. */
function enterPiece(
  engine: Engine,
  collection: Collection,
  index: IndexDefinition,
  after: Buffer | undefined,
): Buffer | undefined {
  const { environment } = engine;
  const records = environment.entries(storeRange(collection.id), { reverse: false, limit: perTransaction, after });
  for (const { key, value } of records) {
    const recordId = recordIdOfKey(key);
    const change = changeOf(environment, collection, index, recordId, undefined, decodeDoc(value));
    change.added.forEach((entry) => environment.put(entry, encodeRecordId(recordId)));
    change.learned();
  }
  return records.length < perTransaction ? undefined : records.at(-1)?.key;
}

export async function dropIndex(engine: Engine, collection: Collection, index: IndexDefinition): Promise<void> {
  await engine.environment.write(() => {
    collection.indexes = collection.indexes.filter((other) => other !== index);
    engine.catalogue.save(collection);
    engine.catalogue.noteDropped(index.id);
  });
  engine.clearDropped();
}
