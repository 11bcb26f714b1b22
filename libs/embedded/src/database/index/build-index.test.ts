import { documentOf } from '../query/plain.fixture.ts';
import { addIndex, findAll, insertAll, openTestEngine } from '../storage/engine.fixture.ts';
import type { Engine } from '../storage/engine.ts';
import { openEngine } from '../storage/engine.ts';
import { storeRange } from '../storage/keys.ts';
import { choosePlan } from '../plan/choose-plan.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { expireDocuments } from './expire-documents.ts';

let engine: Engine;
let dir: string;
let remove: () => Promise<void>;

beforeEach(async () => ({ engine, dir, remove } = await openTestEngine()));
afterEach(() => remove());

describe('building an index', () => {
  it('enters what is there while writes go on', async () => {
    const collection = await engine.ensureCollection('test', 'busy');
    await insertAll(
      engine,
      collection,
      Array.from({ length: 1000 }, (_, n) => ({ n })),
    );
    const building = addIndex(engine, collection, { n: 1 });
    await Promise.all([
      building,
      ...Array.from({ length: 20 }, (_, i) => insertAll(engine, collection, [{ n: 1000 + i }])),
    ]);
    const index = collection.indexes.at(-1);
    expect(index).toMatchObject({ name: 'n_1', building: false });
    expect(engine.environment.count(storeRange(index?.id ?? 0))).toBe(1020);
    expect(await findAll(engine, collection, { filter: documentOf({ n: { $gte: 995 } }) })).toHaveLength(25);
  });

  it('takes a unique index away again when two documents share a key', async () => {
    const collection = await engine.ensureCollection('test', 'double');
    await insertAll(engine, collection, [{ a: 1 }, { a: 1 }]);
    await expect(addIndex(engine, collection, { a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(collection.indexes.map(({ name }) => name)).toEqual(['_id_']);
    await insertAll(engine, collection, [{ a: 1 }]);
    expect(await findAll(engine, collection, { filter: documentOf({ a: 1 }) })).toHaveLength(3);
  });

  it('is begun anew after a crash: a half index is dropped at the next start', async () => {
    const collection = await engine.ensureCollection('test', 'half');
    await insertAll(engine, collection, [{ a: 1 }]);
    await addIndex(engine, collection, { a: 1 });
    const index = collection.indexes.at(-1);
    if (index === undefined) throw new Error('no index');
    index.building = true;
    await engine.environment.write(() => engine.catalogue.save(collection));
    expect(choosePlan(collection, parseFilter(documentOf({ a: 1 })), []).parts).toEqual([]);
    await engine.close();
    engine = await openEngine(dir);
    expect(engine.catalogue.find('test', 'half')?.indexes.map(({ name }) => name)).toEqual(['_id_']);
    while (engine.catalogue.droppedStores().length > 0) await engine.environment.write(() => undefined);
    expect(engine.environment.count(storeRange(index.id))).toBe(0);
    const { close } = engine;
    remove = async () => close();
  });
});

describe('expiry', () => {
  it('deletes what is older than the index says, and nothing without a date', async () => {
    const collection = await engine.ensureCollection('test', 'codes');
    await addIndex(engine, collection, { at: 1 }, { expireAfterSeconds: 60 });
    await insertAll(engine, collection, [
      { n: 1, at: new Date(0) },
      { n: 2, at: new Date(50_000) },
      { n: 3, at: 'text' },
      { n: 4 },
      { n: 5, at: [new Date(90_000), new Date(1)] },
    ]);
    expect(await expireDocuments(engine, new Date(61_000))).toBe(2);
    expect((await findAll(engine, collection, {})).map((doc) => doc.get('n'))).toEqual([2, 3, 4]);
  });
});
