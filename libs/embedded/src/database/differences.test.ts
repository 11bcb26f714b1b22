import { Binary, Decimal128, Long } from 'bson';
import type { Collection, Db, Document } from 'mongodb';
import { driverOf, startTestDatabase } from './running-database.fixture.ts';
import type { TestDatabase } from './running-database.fixture.ts';

let database: TestDatabase;
let db: Db;
let things: Collection<Document>;

beforeAll(async () => {
  database = await startTestDatabase();
  db = driverOf(await database.connect('differences')) as never;
  things = db.collection('things');
});
beforeEach(() => things.deleteMany({}));
afterAll(() => database.remove());

async function after(before: Document, update: Document, options: Document = {}): Promise<unknown> {
  await things.insertOne({ ...before, _id: 1 as never });
  const doc = await things.findOneAndUpdate({ _id: 1 as never, ...(options['filter'] as object) }, update, {
    ...options,
    returnDocument: 'after',
    projection: { _id: 0 },
  });
  return doc;
}

const codeAfter = (before: Document, update: Document): Promise<unknown> =>
  after(before, update).catch((error: { code: unknown }) => error.code);

async function found(docs: Document[], filter: Document, options: Document = {}): Promise<unknown[]> {
  await things.insertMany(docs.map((doc, index) => ({ ...doc, _id: index as never })));
  return (await things.find(filter, options).toArray()).map((doc) => doc['_id'] as unknown);
}

/** Where a widespread stand-in (mingo) answers otherwise than MongoDB: each with MongoDB's answer. */
describe('where it is easy to differ from MongoDB', () => {
  it('$addToSet leaves doubles that were there', async () => {
    expect(await after({ a: [1, 1] }, { $addToSet: { a: 2 } })).toEqual({ a: [1, 1, 2] });
  });

  it.each([
    ['$push', 2, { $push: { a: 1 } }],
    ['$pull', 2, { $pull: { a: 1 } }],
    ['$inc', 14, { $inc: { a: 1 } }],
  ])('%s on a wrong type is error %i', async (_name, code, update) => {
    expect(await codeAfter({ a: 'text' }, update)).toBe(code);
  });

  it.each([[null], [5], ['text']])('$set through %j is error 28', async (a) => {
    expect(await codeAfter({ a }, { $set: { 'a.b': 1 } })).toBe(28);
  });

  it('$setOnInsert writes at an insert only', async () => {
    expect(await after({ a: 1 }, { $setOnInsert: { b: 1 } })).toEqual({ a: 1 });
    await things.updateOne({ _id: 2 as never }, { $setOnInsert: { b: 1 } }, { upsert: true });
    expect(await things.findOne({ _id: 2 as never })).toEqual({ _id: 2, b: 1 });
  });

  it('$ works below other names', async () => {
    expect(
      await after({ o: { a: [{ n: 1 }, { n: 2 }] } }, { $set: { 'o.a.$.n': 9 } }, { filter: { 'o.a.n': 2 } }),
    ).toEqual({ o: { a: [{ n: 1 }, { n: 9 }] } });
  });

  it('updates by pipeline are refused, not misread', async () => {
    await expect(things.updateOne({}, [{ $set: { a: 1 } }])).rejects.toMatchObject({ code: 238 });
  });

  it('binaries of equal length differ by content', async () => {
    expect(
      await found([{ a: new Binary(Buffer.of(1, 2)) }, { a: new Binary(Buffer.of(1, 3)) }], {
        a: new Binary(Buffer.of(1, 3)),
      }),
    ).toEqual([1]);
  });

  it('int64 beyond 2^53 compare, sort and add exactly; Decimal128 is refused', async () => {
    const big = (last: string) => Long.fromString(`900719925474099${last}`);
    expect(
      await found([{ a: big('2') }, { a: big('3') }, { a: big('4') }], { a: { $gte: big('3') } }, { sort: { a: -1 } }),
    ).toEqual([2, 1]);
    await things.updateOne({ a: big('3') }, { $inc: { a: 2 } });
    expect(await things.findOne({ a: big('5') }, { promoteLongs: false })).toEqual({ _id: 1, a: big('5') });
    await expect(things.insertOne({ a: Decimal128.fromString('1') })).rejects.toMatchObject({ code: 238 });
  });

  it("{'a.b': null} does not find arrays without documents", async () => {
    expect(await found([{ a: [] }, { a: [1] }, { a: [{ b: 1 }] }, { a: [{}] }, { a: 1 }, {}], { 'a.b': null })).toEqual(
      [3, 4, 5],
    );
  });

  it('{$gte: null} finds missing fields', async () => {
    expect(await found([{}, { a: null }, { a: 1 }], { a: { $gte: null } })).toEqual([0, 1]);
  });

  it('$in takes arrays as values', async () => {
    expect(await found([{ a: [1, 2] }, { a: [[1, 2], 3] }, { a: 1 }], { a: { $in: [[1, 2]] } })).toEqual([0, 1]);
  });

  it('{x, y} is not {y, x}', async () => {
    expect(await found([{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }], { a: { x: 1, y: 2 } })).toEqual([0]);
  });

  it('a group over nothing gives nothing', async () => {
    await things.insertOne({ a: 1 });
    expect(await things.countDocuments({ a: 2 })).toBe(0);
    expect(await things.aggregate([{ $match: { a: 2 } }, { $group: { _id: '$a' } }]).toArray()).toEqual([]);
  });

  it('strings are sorted by code point, with and without an index', async () => {
    const order = async () => (await things.find().sort({ a: 1 }).toArray()).map((doc) => doc['a'] as unknown);
    await things.insertMany([{ a: '😀' }, { a: '\uffee' }, { a: 'é' }, { a: 'z' }]);
    const right = ['z', 'é', '\uffee', '😀'];
    expect(await order()).toEqual(right);
    await things.createIndex({ a: 1 });
    expect(await order()).toEqual(right);
  });
});
