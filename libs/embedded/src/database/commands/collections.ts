import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import type { Answer } from '../wire/reply.ts';
import type { Command, CommandTable } from './command.ts';

/** Lists are short: they come in one batch. */
export function listAnswer(namespace: string, documents: readonly object[]): Answer {
  return { cursor: { id: 0n, ns: namespace, firstBatch: documents } };
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

const dropDatabase: Command = {
  fields: ['dropDatabase'],
  run: async ({ engine, db }) => {
    const collections = [...engine.catalogue.collections.values()].filter((collection) => collection.db === db);
    await dropCollections(engine, collections);
    return collections.length === 0 ? {} : { dropped: db };
  },
};

export const collectionCommands: CommandTable = { dropDatabase };
