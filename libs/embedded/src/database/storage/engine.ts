import { databaseError } from '../errors.ts';
import type { Value } from '../bson/values.ts';
import { parseIndex } from '../index/index-definition.ts';
import { markFormat, openCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { namespaceOf } from './collection.ts';
import type { Collection } from './collection.ts';
import { noWork } from '../read/read-work.ts';
import type { ReadWork } from '../read/read-work.ts';
import { openEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';
import { createClearing } from './clear-dropped.ts';
import { createRecords } from './records.ts';
import type { Records } from './records.ts';

/** The storage as the commands use it. */
export interface Engine {
  readonly environment: Environment;
  readonly catalogue: Catalogue;
  readonly records: Records;
  readonly work: ReadWork;
  /** The collection of that name, made (with its `_id` index) when it is not there. */
  ensureCollection(db: string, name: string): Promise<Collection>;
  /** Starts to clear what was dropped; does not wait for it. */
  clearDropped(): void;
  close(): Promise<void>;
}

/** `report` learns of failures in the background, where nobody waits for an answer. */
export async function openEngine(dir: string, report: (error: unknown) => void = () => undefined): Promise<Engine> {
  const environment: Environment = openEnvironment(dir, () => catalogue.distrust());
  const catalogue: Catalogue = openCatalogue(environment);
  await markFormat(environment);
  const clearing = createClearing(environment, catalogue, report);
  await dropUnfinishedIndexes(environment, catalogue);
  clearing.start();
  const underWay = new Map<string, Promise<Collection>>();

  async function create(db: string, name: string): Promise<Collection> {
    checkNames(db, name);
    const collection = newCollection(catalogue, db, name);
    await environment.write(() => catalogue.save(collection));
    catalogue.collections.set(collection.namespace, collection);
    return collection;
  }

  return {
    environment,
    catalogue,
    records: createRecords(environment, catalogue),
    work: noWork(),
    ensureCollection: async (db, name) => {
      const namespace = namespaceOf(db, name);
      const existing = catalogue.find(db, name) ?? underWay.get(namespace);
      if (existing !== undefined) return existing;
      const creation = create(db, name).finally(() => underWay.delete(namespace));
      underWay.set(namespace, creation);
      return creation;
    },
    clearDropped: clearing.start,
    close: async () => {
      await clearing.stop();
      await environment.close();
    },
  };
}

/** An index whose making was cut off by a crash holds only a part: it goes, and is made again on request. */
async function dropUnfinishedIndexes(environment: Environment, catalogue: Catalogue): Promise<void> {
  const unfinished = [...catalogue.collections.values()].filter(({ indexes }) =>
    indexes.some((index) => index.building),
  );
  if (unfinished.length === 0) return;
  await environment.write(() => {
    for (const collection of unfinished) {
      collection.indexes.filter((index) => index.building).forEach((index) => catalogue.noteDropped(index.id));
      collection.indexes = collection.indexes.filter((index) => !index.building);
      catalogue.save(collection);
    }
  });
}

function newCollection(catalogue: Catalogue, db: string, name: string): Collection {
  const id = catalogue.takeId();
  const idIndex = parseIndex(
    new Map<string, Value>([
      ['key', new Map([['_id', 1]])],
      ['name', '_id_'],
    ]),
    { id: catalogue.takeId(), multikey: [], shortened: false, building: false },
  );
  return {
    db,
    name,
    namespace: namespaceOf(db, name),
    id,
    indexes: [idIndex],
    nextRecordId: 1,
    indexWork: Promise.resolve(),
    dropped: false,
    unsaved: false,
  };
}

function checkNames(db: string, name: string): void {
  if (!/^[^/\\. "$*<>:|?\0]{1,63}$/.test(db)) throw databaseError('InvalidNamespace', `Invalid database name: '${db}'`);
  const valid =
    name !== '' &&
    !name.includes('$') &&
    !name.includes('\0') &&
    !name.startsWith('system.') &&
    !name.startsWith('.') &&
    !name.endsWith('.');
  if (!valid || Buffer.byteLength(namespaceOf(db, name)) > 255)
    throw databaseError('InvalidNamespace', `Invalid collection name: '${name}'`);
}
