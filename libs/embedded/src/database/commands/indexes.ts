import { databaseError } from '../errors.ts';
import { sameValue } from '../bson/compare.ts';
import type { Doc } from '../bson/values.ts';
import { buildIndex, dropIndex } from '../index/build-index.ts';
import { describeIndex, keyPattern, parseIndex, sameIndex } from '../index/index-definition.ts';
import type { IndexDefinition } from '../index/index-definition.ts';
import { namespaceOf } from '../storage/collection.ts';
import type { Collection } from '../storage/collection.ts';
import type { CommandContext, Command, CommandTable } from './command.ts';
import { listAnswer } from './collections.ts';
import { docsField, textField } from './fields.ts';

const maxIndexes = 64;

const createIndexes: Command = {
  fields: ['createIndexes', 'indexes'],
  run: async ({ engine, db, body }) => {
    const name = textField(body, 'createIndexes');
    const specs = docsField(body, 'indexes');
    specs.forEach((spec) => parseIndex(spec, { id: 0, multikey: [], shortened: false, building: true }));
    const createdCollectionAutomatically = engine.catalogue.find(db, name) === undefined;
    const collection = await engine.ensureCollection(db, name);
    const numIndexesBefore = collection.indexes.length;
    await inTurn(collection, async () => {
      for (const spec of specs) {
        const index = parseIndex(spec, {
          id: engine.catalogue.takeId(),
          multikey: [],
          shortened: false,
          building: true,
        });
        if (!isThere(collection, index)) await buildIndex(engine, collection, index);
      }
    });
    const numIndexesAfter = collection.indexes.length;
    return {
      numIndexesBefore,
      numIndexesAfter,
      createdCollectionAutomatically,
      ...(numIndexesBefore === numIndexesAfter ? { note: 'all indexes already exist' } : {}),
    };
  },
};

/** Waits for the index work of others: two that make the same index at once make one. */
function inTurn(collection: Collection, work: () => Promise<void>): Promise<void> {
  const done = collection.indexWork.then(work);
  collection.indexWork = done.catch(() => undefined);
  return done;
}

/** The same index again is no fault; the same name or the same keys with something else is. */
function isThere(collection: Collection, index: IndexDefinition): boolean {
  if (sameValue(keyPattern(index), keyPattern(collection.indexes[0] as IndexDefinition))) return true;
  for (const existing of collection.indexes) {
    if (sameIndex(existing, index)) return true;
    if (existing.name === index.name) {
      const code = sameValue(keyPattern(existing), keyPattern(index))
        ? 'IndexOptionsConflict'
        : 'IndexKeySpecsConflict';
      throw databaseError(
        code,
        `An existing index has the same name as the requested index (${index.name}) but another specification`,
      );
    }
    if (
      sameValue(keyPattern(existing), keyPattern(index)) &&
      sameValue(existing.partial?.source, index.partial?.source)
    ) {
      throw databaseError(
        'IndexOptionsConflict',
        `Index with name: ${index.name} already exists with a different name (${existing.name}) or different options`,
      );
    }
  }
  if (collection.indexes.length >= maxIndexes)
    throw databaseError('CannotCreateIndex', `add index fails, too many indexes for ${collection.namespace}`);
  return false;
}

function collectionOf({ engine, db }: CommandContext, name: string): Collection {
  const collection = engine.catalogue.find(db, name);
  if (collection === undefined) throw databaseError('NamespaceNotFound', `ns does not exist: ${namespaceOf(db, name)}`);
  return collection;
}

const listIndexes: Command = {
  fields: ['listIndexes', 'cursor'],
  run: (context) => {
    const name = textField(context.body, 'listIndexes');
    return listAnswer(
      namespaceOf(context.db, name),
      collectionOf(context, name)
        .indexes.filter((index) => !index.building)
        .map(describeIndex),
    );
  },
};

const dropIndexes: Command = {
  fields: ['dropIndexes', 'index'],
  run: async (context) => {
    const collection = collectionOf(context, textField(context.body, 'dropIndexes'));
    const nIndexesWas = collection.indexes.length;
    await inTurn(collection, () => dropIndex(context.engine, collection, named(collection, context.body)));
    return { nIndexesWas };
  },
};

function named(collection: Collection, body: Doc): IndexDefinition {
  const name = textField(body, 'index');
  const index = collection.indexes.find((existing) => existing.name === name);
  if (index === undefined) throw databaseError('IndexNotFound', `index not found with name [${name}]`);
  if (name === '_id_') throw databaseError('InvalidOptions', 'cannot drop _id index');
  return index;
}

export const indexCommands: CommandTable = { createIndexes, listIndexes, dropIndexes };
