import { notImplemented } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import type { Answer } from '../wire/reply.ts';
import type { Command, CommandTable } from './command.ts';
import { docField } from './fields.ts';

/** Lists are short: they come in one batch. */
export function listAnswer(namespace: string, documents: readonly object[]): Answer {
  return { cursor: { id: 0n, ns: namespace, firstBatch: documents } };
}

const collectionsOf = (engine: Engine, db: string): Collection[] =>
  [...engine.catalogue.collections.values()].filter((collection) => collection.db === db);

/** A driver sends an empty filter when it is given none; any other is refused. */
const listCollections: Command = {
  fields: ['listCollections', 'filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run: ({ engine, db, body }) => {
    if ((docField(body, 'filter')?.size ?? 0) > 0) throw notImplemented("The option 'filter' of listCollections");
    const collections = collectionsOf(engine, db).map(({ name }) => ({ name, type: 'collection' }));
    return listAnswer(`${db}.$cmd.listCollections`, collections);
  },
};

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

const dropDatabase: Command = {
  fields: ['dropDatabase'],
  run: async ({ engine, db }) => {
    const collections = collectionsOf(engine, db);
    await dropCollections(engine, collections);
    return collections.length === 0 ? {} : { dropped: db };
  },
};

export const collectionCommands: CommandTable = { listCollections, dropDatabase };
