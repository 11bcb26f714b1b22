import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON } from 'bson';
import { buildIndex } from '../index/build-index.ts';
import { parseIndex } from '../index/index-definition.ts';
import { decodeDoc } from '../bson/decode.ts';
import type { Doc } from '../bson/values.ts';
import { createBudget } from '../read/budget.ts';
import { openQuery } from '../read/query-reader.ts';
import { parseSort } from '../read/sort.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { documentOf } from '../query/plain.fixture.ts';
import { insertDocuments } from '../write/insert-documents.ts';
import type { Collection } from './collection.ts';
import { openEngine } from './engine.ts';
import type { Engine } from './engine.ts';

/** An engine on a fresh directory, without sockets or worker. */
export async function openTestEngine(): Promise<{ engine: Engine; dir: string; remove(): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'engine-'));
  const engine = await openEngine(dir);
  return {
    engine,
    dir,
    remove: async () => {
      await engine.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export function insertAll(engine: Engine, collection: Collection, docs: readonly (object | Doc)[]) {
  return insertDocuments(
    engine,
    collection,
    docs.map((doc) => Buffer.from(BSON.serialize(doc))),
    false,
  );
}

export function addIndex(
  engine: Engine,
  collection: Collection,
  key: Record<string, 1 | -1>,
  options: object = {},
): Promise<void> {
  const name = Object.entries(key).flat().join('_') + Object.keys(options).join('');
  const content = { id: engine.catalogue.takeId(), multikey: [], shortened: false, building: true };
  return buildIndex(engine, collection, parseIndex(documentOf({ key, name, ...options }), content));
}

export interface Search {
  filter?: Doc;
  sort?: object;
  skip?: number;
  limit?: number;
}

export async function findAll(
  engine: Engine,
  collection: Collection,
  { filter = new Map(), sort = {}, skip = 0, limit = 0 }: Search,
): Promise<Doc[]> {
  const query = { collection, filter: parseFilter(filter), sort: parseSort(documentOf(sort)), skip, limit };
  const found = await openQuery(engine, query).next(Infinity, createBudget(0));
  return found.map(({ raw }) => decodeDoc(raw));
}
