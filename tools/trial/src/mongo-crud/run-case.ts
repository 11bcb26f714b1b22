import { isDeepStrictEqual } from 'node:util';
import { BSON, MongoServerError } from 'mongodb';
import type { Collection, Db, Document, MongoClient } from 'mongodb';
import type { CaseFile, CollectionState, CrudCase, CrudOperation } from './case-file.ts';
import { matches } from './matches.ts';
import { collectionCalls, databaseCalls } from './operations.ts';

/** `refused`: the database said loudly that it does not do this, and wrote nothing wrong. */
export type Verdict = { readonly kind: 'passed' | 'refused' } | { readonly kind: 'broken'; readonly why: string };

/** How the embedded database refuses what MongoDB has and it lacks (see its README). */
const refusals = new Set([238, 52, 59, 168, 263, 40324]);

const passed: Verdict = { kind: 'passed' };
const broken = (why: string): Verdict => ({ kind: 'broken', why });

/** Runs one case on empty databases that hold its first data. */
export async function runCase(client: MongoClient, file: CaseFile, one: CrudCase): Promise<Verdict> {
  const names = new Set(file.initialData.map(({ databaseName }) => databaseName));
  await Promise.all([...names].map((name) => client.db(name).dropDatabase()));
  await Promise.all(file.initialData.map((state) => fill(client, state)));
  const entities = entitiesOf(client, file);
  for (const operation of one.operations) {
    const verdict = await runOperation(entities, operation);
    if (verdict.kind !== 'passed') return verdict;
  }
  for (const state of one.outcome) {
    const found = await client
      .db(state.databaseName)
      .collection(state.collectionName)
      .find()
      .sort({ _id: 1 })
      .toArray();
    if (!isDeepStrictEqual(plain(found), plain(state.documents)))
      return broken(`the collection holds ${text(found)}, expected ${text(state.documents)}`);
  }
  return passed;
}

async function fill(client: MongoClient, { databaseName, collectionName, documents }: CollectionState): Promise<void> {
  const collection = client.db(databaseName).collection(collectionName);
  if (documents.length > 0) await collection.insertMany(documents as Document[]);
}

interface Entities {
  readonly databases: ReadonlyMap<string, Db>;
  readonly collections: ReadonlyMap<string, Collection>;
}

function entitiesOf(client: MongoClient, file: CaseFile): Entities {
  const databases = new Map<string, Db>();
  const collections = new Map<string, Collection>();
  for (const entity of file.createEntities as Document[]) {
    const { database, collection } = entity;
    if (database) databases.set(database.id, client.db(database.databaseName, database.databaseOptions));
    if (collection)
      collections.set(
        collection.id,
        (databases.get(collection.database) as Db).collection(collection.collectionName, collection.collectionOptions),
      );
  }
  return { databases, collections };
}

async function runOperation(entities: Entities, operation: CrudOperation): Promise<Verdict> {
  const { object, name, arguments: given, expectResult, expectError } = operation;
  const collection = entities.collections.get(object);
  const database = entities.databases.get(object);
  const call = collection
    ? collectionCalls[name]?.bind(undefined, collection)
    : database && databaseCalls[name]?.bind(undefined, database);
  if (call === undefined) throw new Error(`A case calls ${object}.${name}`);
  try {
    const result = await call(given);
    if (expectError !== undefined) return broken(`${name} answered ${text(result)} where an error is expected`);
    return expectResult === undefined || matches(expectResult, result)
      ? passed
      : broken(`${name} answered ${text(result)}, expected ${text(expectResult)}`);
  } catch (error) {
    return judgeError(name, error as Error & { code?: unknown; result?: unknown }, expectError);
  }
}

function judgeError(
  name: string,
  error: Error & { code?: unknown; result?: unknown },
  expected: CrudOperation['expectError'],
): Verdict {
  const isRefusal = typeof error.code === 'number' && refusals.has(error.code);
  const asExpected =
    expected !== undefined &&
    (expected.isClientError !== true || !(error instanceof MongoServerError)) &&
    (expected.errorCode === undefined || expected.errorCode === error.code) &&
    error.message.toLowerCase().includes((expected.errorContains ?? '').toLowerCase()) &&
    (expected.expectResult === undefined || matches(expected.expectResult, error.result));
  if (asExpected) return passed;
  return isRefusal ? { kind: 'refused' } : broken(`${name} failed: ${error.message} (${String(error.code)})`);
}

const text = (value: unknown): string => BSON.EJSON.stringify(value).slice(0, 400);

/** Without the difference between equal numbers of different types. */
const plain = (value: unknown): unknown => JSON.parse(BSON.EJSON.stringify(value, { relaxed: true }));
