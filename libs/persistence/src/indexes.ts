import type { Connection, Model } from 'mongoose';

/** An index that stands in the store and that no model of this version declares. */
export interface ObsoleteIndex {
  readonly collection: string;
  readonly name: string;
}

type AnyModel = Model<unknown>;
const modelsOf = (connection: Connection) => Object.values(connection.models) as AnyModel[];

/**
 * Creates the declared indexes that are missing and drops none: while a new version goes out, instances of the one
 * before still run, and its unique indexes are quotas that must hold for them. Throws when an index has changed under
 * its name; what is new needs a new name.
 */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const model of modelsOf(connection)) {
    try {
      await model.createIndexes();
    } catch (error) {
      throw hasCode(error, conflictCodes) ? changedUnderItsName(model, error) : error;
    }
  }
}

/** What no version needs any more once all instances run this one. */
export async function obsoleteIndexes(connection: Connection): Promise<ObsoleteIndex[]> {
  const indexes = await Promise.all(
    modelsOf(connection).map(async (model) => {
      const declared = new Set(['_id_', ...model.schema.indexes().map(([, { name }]) => name)]);
      return (await standingIndexes(model))
        .filter(({ name }) => !declared.has(name))
        .map(({ name }) => ({ collection: model.collection.name, name }));
    }),
  );
  return indexes.flat();
}

/** None for a collection that nobody has written to. */
async function standingIndexes(model: AnyModel): Promise<{ name: string }[]> {
  try {
    return (await model.listIndexes()) as { name: string }[];
  } catch (error) {
    if (hasCode(error, [namespaceNotFound])) return [];
    throw error;
  }
}

export async function dropIndexes(connection: Connection, indexes: readonly ObsoleteIndex[]): Promise<void> {
  for (const { collection, name } of indexes) await connection.collection(collection).dropIndex(name);
}

const namespaceNotFound = 26;
/** IndexOptionsConflict and IndexKeySpecsConflict. */
const conflictCodes = [85, 86];

function hasCode(error: unknown, codes: readonly number[]): error is Error {
  return error instanceof Error && codes.includes((error as Error & { code?: number }).code ?? 0);
}

function changedUnderItsName(model: AnyModel, cause: Error): Error {
  const { name } = model.collection;
  return new Error(`An index of ${name} has changed: declare it under a name of its own (${cause.message})`, { cause });
}
