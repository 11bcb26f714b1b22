import { databaseError } from '../errors.ts';
import { decodeDoc } from '../bson/decode.ts';
import { encodeDoc } from '../bson/encode.ts';
import type { Doc, Value } from '../bson/values.ts';
import { describeIndex, parseIndex } from '../index/index-definition.ts';
import type { IndexDefinition } from '../index/index-definition.ts';
import { namespaceOf } from './collection.ts';
import type { Collection } from './collection.ts';
import type { Environment } from './environment.ts';
import { recordIdOfKey, storeKey, storeRange } from './keys.ts';

const formatKey = storeKey(0, Buffer.from('format'));
const formatVersion = 1;
const collectionPrefix = Buffer.from('collection:');
const dropPrefix = Buffer.from('drop:');
const everyEntry = 1_000_000;

/** Which collections and indexes exist. Changes are written inside `environment.write` and remembered by the caller's success. */
export interface Catalogue {
  readonly collections: Map<string, Collection>;
  find(db: string, name: string): Collection | undefined;
  /** A fresh id for a collection or an index. */
  takeId(): number;
  /** Writes a collection as it now is. Only inside a transaction. */
  save(collection: Collection): void;
  /** A transaction was lost: what is remembered of collections may not be written. */
  distrust(): void;
  /** Forgets a collection and notes its stores for clearing. Only inside a transaction. */
  forget(collection: Collection): void;
  /** Notes a store (of a collection or an index) whose content is to be cleared. Only inside a transaction. */
  noteDropped(id: number): void;
  droppedStores(): number[];
}

export function openCatalogue(environment: Environment): Catalogue {
  checkFormat(environment);
  const collections = readCollections(environment);
  let lastId = highestId(environment, collections);

  const noteDropped = (id: number) => environment.put(storeKey(0, dropPrefix, storeKey(id)), Buffer.alloc(1));
  return {
    collections,
    find: (db, name) => collections.get(namespaceOf(db, name)),
    takeId: () => (lastId += 1),
    save: (collection) => {
      environment.put(collectionKey(collection.namespace), describeCollection(collection));
      collection.unsaved = false;
    },
    distrust: () => collections.forEach((collection) => (collection.unsaved = true)),
    forget: (collection) => {
      environment.remove(collectionKey(collection.namespace));
      for (const { id } of [collection, ...collection.indexes]) noteDropped(id);
    },
    noteDropped,
    droppedStores: () => droppedStores(environment),
  };
}

const collectionKey = (namespace: string): Buffer => storeKey(0, collectionPrefix, Buffer.from(namespace));

function checkFormat(environment: Environment): void {
  const format = environment.get(formatKey);
  if (format === undefined) return;
  if (format[0] !== formatVersion)
    throw databaseError(
      'InternalError',
      `this data directory has the format ${format[0]}; this program reads the format ${formatVersion}`,
    );
}

/** Marks a new environment with the format it is written in. */
export async function markFormat(environment: Environment): Promise<void> {
  if (environment.get(formatKey) === undefined)
    await environment.write(() => environment.put(formatKey, Buffer.of(formatVersion)));
}

function entriesUnder(environment: Environment, prefix: Buffer) {
  const low = storeKey(0, prefix);
  return environment.entries(
    { low, high: Buffer.concat([low, Buffer.alloc(16, 0xff)]) },
    { reverse: false, limit: everyEntry },
  );
}

function droppedStores(environment: Environment): number[] {
  return entriesUnder(environment, dropPrefix).map(({ key }) => key.readUInt32BE(4 + dropPrefix.length));
}

/** Once a dropped store is empty. Only inside a transaction. */
export function noteCleared(environment: Environment, id: number): void {
  environment.remove(storeKey(0, dropPrefix, storeKey(id)));
}

function highestId(environment: Environment, collections: ReadonlyMap<string, Collection>): number {
  const used = [...collections.values()].flatMap((collection) => [
    collection.id,
    ...collection.indexes.map((index) => index.id),
  ]);
  return [...used, ...droppedStores(environment)].reduce((highest, id) => Math.max(highest, id), 0);
}

function describeCollection(collection: Collection): Buffer {
  const indexes = collection.indexes.map(
    (index): Doc =>
      new Map<string, Value>([
        ['id', index.id],
        ['spec', describeIndex(index)],
        ['multikey', [...index.multikey]],
        ['shortened', index.shortened],
        ['building', index.building],
      ]),
  );
  return encodeDoc({ db: collection.db, name: collection.name, id: collection.id, indexes });
}

function readCollections(environment: Environment): Map<string, Collection> {
  return new Map(
    entriesUnder(environment, collectionPrefix).map(({ value }) => {
      const collection = readCollection(environment, decodeDoc(value));
      return [collection.namespace, collection];
    }),
  );
}

function readCollection(environment: Environment, doc: Doc): Collection {
  const db = doc.get('db') as string;
  const name = doc.get('name') as string;
  const id = doc.get('id') as number;
  const indexes = (doc.get('indexes') as Doc[]).map(readIndex);
  return {
    db,
    name,
    namespace: namespaceOf(db, name),
    id,
    indexes,
    nextRecordId: lastRecordId(environment, id) + 1,
    indexWork: Promise.resolve(),
    dropped: false,
    unsaved: false,
  };
}

function readIndex(doc: Doc): IndexDefinition {
  return parseIndex(doc.get('spec') as Doc, {
    id: doc.get('id') as number,
    multikey: doc.get('multikey') as boolean[],
    shortened: doc.get('shortened') as boolean,
    building: doc.get('building') as boolean,
  });
}

function lastRecordId(environment: Environment, id: number): number {
  const [last] = environment.entries(storeRange(id), { reverse: true, limit: 1 });
  return last === undefined ? 0 : recordIdOfKey(last.key);
}
