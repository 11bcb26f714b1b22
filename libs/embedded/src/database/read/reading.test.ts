import { documentOf } from '../query/plain.fixture.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { addIndex, findAll, insertAll, openTestEngine } from '../storage/engine.fixture.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import { createBudget } from './budget.ts';
import { createCursorRegistry } from './cursor-registry.ts';
import { openQuery } from './query-reader.ts';
import { createSorter, parseSort } from './sort.ts';

let engine: Engine;
let remove: () => Promise<void>;
let collection: Collection;

beforeAll(async () => {
  ({ engine, remove } = await openTestEngine());
  collection = await engine.ensureCollection('test', 'reading');
  await insertAll(
    engine,
    collection,
    Array.from({ length: 500 }, (_, n) => ({ n })),
  );
});
afterAll(() => remove());

const everything = () =>
  openQuery(engine, { collection, filter: parseFilter(documentOf({ n: { $gte: 0 } })), sort: [], skip: 0, limit: 0 });

describe('long reads', () => {
  it('give way to others when their slice of time is over', async () => {
    let time = 0;
    const budget = createBudget(0, () => (time += 3));
    let turns = 0;
    const count = () => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    await everything().next(500, budget);
    clearImmediate(timer);
    expect(turns).toBeGreaterThan(2);
  });

  it('end with code 50 when the time limit is over', async () => {
    let time = 0;
    const budget = createBudget(10, () => (time += 3));
    await expect(everything().next(500, budget)).rejects.toMatchObject({ code: 50 });
  });

  it('see what is written behind them, since they hold no transaction', async () => {
    const growing = await engine.ensureCollection('test', 'growing');
    await insertAll(
      engine,
      growing,
      Array.from({ length: 20 }, (_, n) => ({ n })),
    );
    const reader = openQuery(engine, {
      collection: growing,
      filter: parseFilter(new Map()),
      sort: [],
      skip: 0,
      limit: 0,
    });
    expect(await reader.next(5, createBudget(0))).toHaveLength(5);
    await insertAll(engine, growing, [{ n: 20 }]);
    expect(await reader.next(100, createBudget(0))).toHaveLength(16);
  });
});

describe('cursors', () => {
  const source = () => {
    let n = 0;
    return {
      next: async (count: number) => Array.from({ length: Math.min(count, 10 - n) }, () => Buffer.of((n += 1))),
    };
  };
  const budget = createBudget(0);

  it('give batch after batch, and end with the last', async () => {
    const cursors = createCursorRegistry();
    const first = await cursors.open('db.c', source(), { batchSize: 4, singleBatch: false, limit: 0 }, budget);
    expect(first.documents).toHaveLength(4);
    const second = await cursors.more('db.c', first.cursorId, 4, budget);
    const third = await cursors.more('db.c', first.cursorId, 4, budget);
    expect([second.documents.length, third.documents.length, third.cursorId]).toEqual([4, 2, 0n]);
    await expect(cursors.more('db.c', first.cursorId, 4, budget)).rejects.toMatchObject({ code: 43 });
  });

  it('end with the limit, after a single batch, and when they are killed', async () => {
    const cursors = createCursorRegistry();
    expect(
      await cursors.open('db.c', source(), { batchSize: 100, singleBatch: false, limit: 3 }, budget),
    ).toMatchObject({ documents: { length: 3 }, cursorId: 0n });
    expect(await cursors.open('db.c', source(), { batchSize: 2, singleBatch: true, limit: 0 }, budget)).toMatchObject({
      documents: { length: 2 },
      cursorId: 0n,
    });
    const { cursorId } = await cursors.open('db.c', source(), { batchSize: 0, singleBatch: false, limit: 0 }, budget);
    expect(cursors.kill([cursorId, 5n])).toEqual({ killed: [cursorId], notFound: [5n] });
  });

  it('belong to their collection and are forgotten after ten idle minutes', async () => {
    let time = 0;
    const cursors = createCursorRegistry(() => time);
    const { cursorId } = await cursors.open('db.c', source(), { batchSize: 2, singleBatch: false, limit: 0 }, budget);
    await expect(cursors.more('db.other', cursorId, 1, budget)).rejects.toMatchObject({ code: 43 });
    time = 10 * 60_000 + 1;
    cursors.sweep();
    await expect(cursors.more('db.c', cursorId, 1, budget)).rejects.toMatchObject({ code: 43 });
  });

  it('keep a batch below 16 MB and lose nothing by it', async () => {
    const large = {
      next: async (count: number) =>
        left > 0
          ? Array.from({ length: Math.min(count, left) }, () => ((left -= 1), Buffer.alloc(5 * 1024 * 1024)))
          : [],
    };
    let left = 5;
    const cursors = createCursorRegistry();
    const first = await cursors.open('db.c', large, { batchSize: 100, singleBatch: false, limit: 0 }, budget);
    const second = await cursors.more('db.c', first.cursorId, 0, budget);
    expect([first.documents.length, second.documents.length, second.cursorId]).toEqual([3, 2, 0n]);
  });
});

describe('sorting without an index', () => {
  const sort = parseSort(documentOf({ a: 1, b: -1 }));

  it('keeps equal ones in the order of arrival, and only as many as asked for', () => {
    const sorter = createSorter<number>(sort, 3);
    Array.from({ length: 300 }, (_, n) => sorter.add(documentOf({ a: n % 2, b: 1 }), n, 10));
    expect(sorter.finish()).toEqual([0, 2, 4]);
  });

  it('takes the smallest of an array upwards, the largest downwards', () => {
    const sorter = createSorter<string>(parseSort(documentOf({ a: -1 })), 0);
    for (const [name, a] of Object.entries({ low: [1, 2], high: [0, 9], none: [], middle: 5 }))
      sorter.add(documentOf({ a }), name, 1);
    expect(sorter.finish()).toEqual(['high', 'middle', 'low', 'none']);
  });

  it('refuses more than 100 MB with code 292 and parallel arrays with code 2', () => {
    const sorter = createSorter<number>(sort, 0);
    expect(() => sorter.add(documentOf({ a: 1 }), 1, 101 * 1024 * 1024)).toThrow(
      expect.objectContaining({ code: 292 }),
    );
    expect(() => createSorter<number>(sort, 0).add(documentOf({ a: [1], b: [1] }), 1, 1)).toThrow(
      expect.objectContaining({ code: 2 }),
    );
  });
});

describe('a page behind several values of the leading fields', () => {
  const shops = 40;
  const page = 50;
  let files: Collection;
  beforeAll(async () => {
    files = await engine.ensureCollection('test', 'files');
    await addIndex(engine, files, { words: 1, status: 1, at: -1 });
    const docs = Array.from({ length: 4000 }, (_, n) => ({
      words: ['all', `shop${n % shops}`],
      status: n % 15,
      at: n,
    }));
    await insertAll(engine, files, docs);
  });

  it.each([
    ['falling', -1, { at: { $lte: 2999 } }, 2999],
    ['rising', 1, { at: { $gt: 100 } }, 101],
  ])('comes in the order of the sort, %s, for about a page of entries', async (_name, direction, bound, first) => {
    const before = engine.work.entries;
    const filter = documentOf({
      words: 'all',
      status: { $in: Array.from({ length: 15 }, (_, status) => status) },
      ...bound,
    });
    const found = await findAll(engine, files, { filter, sort: { at: direction }, limit: page });
    expect(found.map((doc) => doc.get('at'))).toEqual(Array.from({ length: page }, (_, n) => first + direction * n));
    expect(engine.work.entries - before).toBeLessThanOrEqual(2 * page + 15);
  });

  it('gives a document once that stands in several of the ranges', async () => {
    const filter = documentOf({ words: { $in: ['all', 'shop3', 'shop4'] }, status: { $in: [0, 1, 2] } });
    const found = await findAll(engine, files, { filter, sort: { at: -1 }, limit: 500 });
    expect(new Set(found.map((doc) => doc.get('at'))).size).toBe(found.length);
  });
});
