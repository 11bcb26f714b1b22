import { databaseError } from '../errors.ts';
import type { Doc } from '../bson/values.ts';
import { compileMatcher } from '../query/matcher.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { namespaceOf } from '../storage/collection.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import { storeRange } from '../storage/keys.ts';
import type { Answer } from '../wire/reply.ts';
import type { Command, CommandTable } from './command.ts';
import { docField, flagField, textField } from './fields.ts';

/** Lists are short: they come in one batch. */
export function listAnswer(namespace: string, documents: readonly object[]): Answer {
  return { cursor: { id: 0n, ns: namespace, firstBatch: documents } };
}

const collectionsOf = (engine: Engine, db: string): Collection[] =>
  [...engine.catalogue.collections.values()].filter((collection) => collection.db === db);

const create: Command = {
  fields: ['create'],
  run: async ({ engine, db, body }) => {
    await engine.ensureCollection(db, textField(body, 'create'));
    return {};
  },
};

const listCollections: Command = {
  fields: ['listCollections', 'filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run: ({ engine, db, body }) => {
    const matches = compileMatcher(parseFilter(docField(body, 'filter') ?? new Map()));
    const nameOnly = flagField(body, 'nameOnly', false);
    const found = collectionsOf(engine, db).map(describeCollection).filter(matches);
    return listAnswer(
      `${db}.$cmd.listCollections`,
      found.map((doc) => (nameOnly ? new Map([...doc].slice(0, 2)) : doc)),
    );
  },
};

function describeCollection(collection: Collection): Doc {
  return new Map<string, never>(
    Object.entries({
      name: collection.name,
      type: 'collection',
      options: new Map(),
      info: new Map([['readOnly', false]]),
    }) as [string, never][],
  );
}

/** Takes collections away at once; their content is cleared in the background. */
async function dropCollections(engine: Engine, collections: readonly Collection[]): Promise<void> {
  if (collections.length === 0) return;
  try {
    await engine.environment.write(() =>
      collections.forEach((collection) => {
        collection.dropped = true;
        engine.catalogue.collections.delete(collection.namespace);
        engine.catalogue.forget(collection);
      }),
    );
  } catch (error) {
    for (const collection of collections) takeBack(engine, collection);
    throw error;
  }
  engine.clearDropped();
}

/** On the disk it is still there, and nobody has made another one of its name meanwhile. */
function takeBack({ catalogue }: Engine, collection: Collection): void {
  if (catalogue.collections.has(collection.namespace)) return;
  collection.dropped = false;
  catalogue.collections.set(collection.namespace, collection);
}

const drop: Command = {
  fields: ['drop'],
  run: async ({ engine, db, body }) => {
    const name = textField(body, 'drop');
    const collection = engine.catalogue.find(db, name);
    if (collection === undefined) throw databaseError('NamespaceNotFound', 'ns not found');
    const nIndexesWas = collection.indexes.length;
    await dropCollections(engine, [collection]);
    return { nIndexesWas, ns: namespaceOf(db, name) };
  },
};

const dropDatabase: Command = {
  fields: ['dropDatabase'],
  run: async ({ engine, db }) => {
    const collections = collectionsOf(engine, db);
    await dropCollections(engine, collections);
    return collections.length === 0 ? {} : { dropped: db };
  },
};

const listDatabases: Command = {
  fields: ['listDatabases', 'filter', 'nameOnly'],
  run: ({ engine, body }) => {
    const matches = compileMatcher(parseFilter(docField(body, 'filter') ?? new Map()));
    const names = [...new Set([...engine.catalogue.collections.values()].map((collection) => collection.db))].sort();
    const databases = names.filter((name) => matches(new Map([['name', name]])));
    if (flagField(body, 'nameOnly', false)) return { databases: databases.map((name) => ({ name })) };
    return { databases: databases.map((name) => ({ name, sizeOnDisk: 0n, empty: false })), totalSize: 0n };
  },
};

const dbStats: Command = {
  fields: ['dbStats', 'dbstats', 'scale'],
  run: ({ engine, db }) => {
    const collections = collectionsOf(engine, db);
    const objects = collections.reduce(
      (sum, collection) => sum + engine.environment.count(storeRange(collection.id)),
      0,
    );
    return {
      db,
      collections: collections.length,
      views: 0,
      objects,
      indexes: collections.reduce((sum, collection) => sum + collection.indexes.length, 0),
    };
  },
};

export const collectionCommands: CommandTable = { create, listCollections, drop, dropDatabase, listDatabases, dbStats };
