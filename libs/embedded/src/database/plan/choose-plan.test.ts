import { parseFilter } from '../query/parse-filter.ts';
import { documentOf } from '../query/plain.fixture.ts';
import { parseSort } from '../read/sort.ts';
import { addIndex, findAll, insertAll, openTestEngine } from '../storage/engine.fixture.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import { choosePlan } from './choose-plan.ts';

let engine: Engine;
let remove: () => Promise<void>;

beforeAll(async () => ({ engine, remove } = await openTestEngine()));
afterAll(() => remove());

describe('the plan', () => {
  const planOf = (collection: Collection, wanted: object, sort: object = {}) =>
    choosePlan(collection, parseFilter(documentOf(wanted)), parseSort(documentOf(sort)));
  const used = (collection: Collection, wanted: object, sort: object = {}) =>
    planOf(collection, wanted, sort).parts.map((part) => part.index.name);

  it('reads a page by key set from one index, in order, without sorting', async () => {
    const collection = await engine.ensureCollection('test', 'pages');
    await addIndex(engine, collection, { status: 1, date: -1, _id: -1 });
    const wanted = { status: 5, $or: [{ date: { $lt: 7 } }, { date: 7, _id: { $lt: 3 } }] };
    expect(planOf(collection, wanted, { date: -1, _id: -1 })).toMatchObject({
      sorted: true,
      parts: [{ reverse: false, ranges: [expect.anything(), expect.anything()] }],
    });
    expect(planOf(collection, wanted, { date: 1, _id: 1 })).toMatchObject({ sorted: true, parts: [{ reverse: true }] });
  });

  it('looks a whole unique key up, and counts on an index alone', async () => {
    const collection = await engine.ensureCollection('test', 'unique');
    await addIndex(engine, collection, { mail: 1 }, { unique: true });
    await addIndex(engine, collection, { age: 1 });
    expect(planOf(collection, { mail: 'x' }).parts[0]).toMatchObject({ wholeKeys: true });
    expect(planOf(collection, { age: { $gte: 3, $lt: 9 } }).exact).toBe(true);
    expect(planOf(collection, { age: { $gte: 3 }, name: 'x' }).exact).toBe(false);
    expect(planOf(collection, {}).exact).toBe(true);
  });

  it('uses one index for each branch of an $or, and none when a branch has none', async () => {
    const collection = await engine.ensureCollection('test', 'union');
    await addIndex(engine, collection, { a: 1 });
    await addIndex(engine, collection, { b: 1 });
    expect(used(collection, { $or: [{ a: 1 }, { b: 2 }] })).toEqual(['a_1', 'b_1']);
    expect(used(collection, { $or: [{ a: 1 }, { c: 2 }] })).toEqual([]);
  });

  it('counts on a partial index alone what lies in it whole', async () => {
    const collection = await engine.ensureCollection('test', 'held');
    await addIndex(engine, collection, { holder: 1, status: 1 }, { partialFilterExpression: { holder: { $gt: '' } } });
    expect(planOf(collection, { holder: 'ann' }).exact).toBe(true);
    expect(planOf(collection, { holder: 'ann', status: { $in: [1, 4] } }).exact).toBe(true);
    expect(planOf(collection, { holder: 'ann', name: 'x' }).exact).toBe(false);
    expect(planOf(collection, { holder: null }).exact).toBe(false);
  });

  it('uses a partial index only for filters that imply its own', async () => {
    const collection = await engine.ensureCollection('test', 'partial');
    await addIndex(engine, collection, { siret: 1 }, { unique: true, partialFilterExpression: { status: { $lt: 9 } } });
    expect(used(collection, { siret: 'x', status: 3 })).toHaveLength(1);
    expect(used(collection, { siret: 'x', status: { $in: [1, 2] } })).toHaveLength(1);
    expect(used(collection, { siret: 'x', status: { $lte: 8 } })).toHaveLength(1);
    expect(used(collection, { siret: 'x', status: { $lte: 9 } })).toHaveLength(0);
    expect(used(collection, { siret: 'x' })).toHaveLength(0);
  });

  it('does not trust the order of an index that holds shortened keys', async () => {
    const collection = await engine.ensureCollection('test', 'long');
    await addIndex(engine, collection, { text: 1 });
    const texts = ['c', 'a', 'b'].map((ending) => 'x'.repeat(300) + ending);
    await insertAll(
      engine,
      collection,
      texts.map((text) => ({ text })),
    );
    expect(planOf(collection, {}, { text: 1 }).sorted).toBe(false);
    expect((await findAll(engine, collection, { sort: { text: 1 } })).map((doc) => doc.get('text'))).toEqual(
      [...texts].sort(),
    );
    expect(await findAll(engine, collection, { filter: documentOf({ text: { $gt: texts[1] } }) })).toHaveLength(2);
  });
});
