import { Code, Decimal128, MaxKey, Timestamp } from 'bson';
import type { Db, Document } from 'mongodb';
import { driverOf, startTestDatabase } from './running-database.fixture.ts';
import type { TestDatabase } from './running-database.fixture.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await startTestDatabase();
  db = driverOf(await database.connect('refusals')) as never;
  await db.collection('things').insertMany([{ n: 1 }, { n: 2, list: [1], other: [2] }]);
});
afterAll(() => database.remove());

const find = (more: Document): Document => ({ find: 'things', ...more });
const piped = (...pipeline: Document[]): Document => ({ aggregate: 'things', pipeline, cursor: {} });
const grouped = (more: Document): Document => piped({ $group: { _id: null, ...more } });
const update = (more: Document): Document => ({
  update: 'things',
  updates: [{ q: {}, u: { $set: { a: 1 } }, ...more }],
});
const index = (more: Document): Document => ({
  createIndexes: 'things',
  indexes: [{ key: { a: 1 }, name: 'a_1', ...more }],
});

/** Whole commands that are refused, each with MongoDB's code or that of the README. */
const commands: [code: number, command: Document][] = [
  [59, { mapReduce: 'things' }],
  [59, { replSetGetStatus: 1 }],
  [59, { explain: find({}) }],
  [59, { __proto__x: 1 }],
  [59, { constructor: 1 }],
  [40415, find({ foo: 1 })],
  [40415, { insert: 'things', documents: [{}], foo: 1 }],
  [40415, update({ foo: 1 })],
  [40415, { ping: 1, foo: 1 }],
  [238, find({ collation: { locale: 'fr' } })],
  [238, find({ hint: { n: 1 } })],
  [238, find({ let: { a: 1 } })],
  [238, find({ min: { n: 1 } })],
  [238, find({ returnKey: true })],
  [238, find({ showRecordId: true })],
  [238, find({ tailable: true })],
  [238, find({ noCursorTimeout: true })],
  [238, find({ allowPartialResults: true })],
  [238, { ...piped(), hint: 'n_1' }],
  [238, { ...piped(), let: { a: 1 } }],
  [238, { ...piped(), collation: { locale: 'fr' } }],
  [238, { ...piped(), explain: true }],
  [238, { findAndModify: 'things', update: { $set: { a: 1 } }, collation: { locale: 'fr' } }],
  [238, { findAndModify: 'things', update: { $set: { a: 1 } }, hint: 'n_1' }],
  [238, { findAndModify: 'things', update: { $set: { a: 1 } }, sort: { n: 1 } }],
  [238, { findAndModify: 'things', update: { $set: { a: 1 } }, arrayFilters: [{ x: 1 }] }],
  [238, { findAndModify: 'things', update: { $set: { a: 1 } }, bypassDocumentValidation: true }],
  [238, { createIndexes: 'things', indexes: [], commitQuorum: 1 }],
  [263, { find: 'things', txnNumber: 1 as never, startTransaction: true, autocommit: false }],
  [263, { insert: 'things', documents: [{}], txnNumber: 1 as never }],
  [2, { insert: 'things', documents: [{}], writeConcern: { w: 2 } }],
  [123, find({ readConcern: { level: 'linearizable' } })],
  [123, find({ readConcern: { level: 'snapshot' } })],
  [238, find({ readConcern: { afterClusterTime: 1 } })],
  [14, find({ filter: 1 })],
  [238, find({ filter: { a: /x/ } })],
  [2, find({ limit: -1 })],
  [2, find({ skip: -1 })],
  [14, find({ limit: 'x' })],
  [2, find({ sort: { n: 2 } })],
  [238, find({ sort: { n: { $meta: 'textScore' } } })],
  [238, find({ sort: { $natural: 1 } })],
  [31254, find({ projection: { a: 1, b: 0 } })],
  [31253, find({ projection: { a: 0, b: 1 } })],
  [31249, find({ projection: { a: 1, 'a.b': 1 } })],
  [238, find({ projection: { 'a.$': 1 } })],
  [238, find({ projection: { x: '$n' } })],
  [238, find({ projection: { list: { $slice: 1 } } })],
  [238, find({ projection: { list: { $elemMatch: { n: 1 } } } })],
  [238, find({ projection: { x: { $meta: 'textScore' } } })],
  [43, { getMore: 5n, collection: 'things' }],
  ...['count', 'distinct', 'create', 'drop', 'dbStats', 'listDatabases', 'buildInfo'].map(
    (name): [number, Document] => [59, { [name]: 'things' }],
  ),
  ...['$project', '$addFields', '$set', '$unset', '$unwind', '$sort', '$limit', '$skip', '$count', 'constructor'].map(
    (name): [number, Document] => [40324, piped({ [name]: 1 })],
  ),
  ...['$avg', '$min', '$max', '$first', '$last', '$push', '$addToSet', '$count'].map((name): [number, Document] => [
    168,
    grouped({ x: { [name]: '$n' } }),
  ]),
  ...['$eq', '$add', '$cond', '$ifNull', '$dateToString', '$size', '$literal', '$function', 'name'].map(
    (name): [number, Document] => [168, grouped({ _id: { [name]: ['$n', 1] } })],
  ),
  [168, grouped({ _id: '$$ROOT' })],
  [168, grouped({ _id: ['$n'] })],
  [238, piped()],
  [238, piped({ $match: {} })],
  [238, piped({ $group: { _id: 1 } }, { $match: {} })],
  [238, { aggregate: 1, pipeline: [], cursor: {} }],
  [40324, piped({ $lookup: {} })],
  [40324, piped({ $facet: {} })],
  [40324, piped({ $out: 'x' })],
  [40324, piped({ $merge: 'x' })],
  [40324, piped({ $bucket: {} })],
  [40324, piped({ $sample: { size: 1 } })],
  [168, piped({ $group: { _id: null, x: { $stdDevPop: '$n' } } })],
  [9, piped({ $match: {}, $sort: {} })],
  [2, piped({ $group: { n: { $sum: 1 } } })],
  [238, index({ key: { a: 'text' } })],
  [238, index({ key: { a: '2dsphere' } })],
  [238, index({ key: { '$**': 1 } })],
  [238, index({ collation: { locale: 'fr' } })],
  [238, index({ sparse: true })],
  [238, index({ hidden: true })],
  [197, index({ foo: 1 })],
  [67, index({ key: {} })],
  [67, index({ key: { a: 2 } })],
  [67, index({ partialFilterExpression: { a: { $ne: 1 } } })],
  [67, index({ key: { a: 1, b: 1 }, expireAfterSeconds: 1 })],
  [171, index({ key: { list: 1, other: 1 } })],
  [238, index({ key: { 'a.0': 1 } })],
  [238, index({ key: Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`f${i}`, 1])) })],
  [238, { listCollections: 1, filter: { name: 'things' } }],
  [26, { listIndexes: 'nothing' }],
  [27, { dropIndexes: 'things', index: 'nothing' }],
  [72, { dropIndexes: 'things', index: '_id_' }],
  [73, { createIndexes: 'a$b', indexes: [] }],
  [9, { findAndModify: 'things' }],
  [9, { findAndModify: 'things', remove: true, update: {} }],
  [9, { findAndModify: 'things', remove: true, new: true }],
];

/** Statements that are refused inside an accepted command. */
const statements: [code: number, command: Document][] = [
  [238, update({ collation: { locale: 'fr' } })],
  [238, update({ hint: { n: 1 } })],
  [238, update({ u: [{ $set: { a: 1 } }] })],
  [9, update({ u: { $foo: 1 } })],
  [238, update({ u: { a: 1 } })],
  [238, { delete: 'things', deletes: [{ q: {}, limit: 1, hint: 'n_1' }] }],
  [9, { delete: 'things', deletes: [{ q: {}, limit: 2 }] }],
  [2, { delete: 'things', deletes: [{ q: { a: { $foo: 1 } }, limit: 1 }] }],
  [52, { insert: 'things', documents: [{ $a: 1 }] }],
  [52, { insert: 'things', documents: [{ a: { $gt: '' } }] }],
  [53, { insert: 'things', documents: [{ _id: [1] }] }],
  [238, { insert: 'things', documents: [{ a: /x/ }] }],
  [238, { insert: 'things', documents: [{ a: Decimal128.fromString('1.5') }] }],
  [238, { insert: 'things', documents: [{ a: new MaxKey() }] }],
  [238, { insert: 'things', documents: [{ a: new Timestamp(5n) }] }],
  [238, { insert: 'things', documents: [{ a: new Code('x') }] }],
];

const codeOf = (command: Document): Promise<unknown> =>
  db.command(command, { ignoreUndefined: true }).then(
    (answer) => (answer['writeErrors'] as { code: number }[] | undefined)?.[0]?.code ?? 'accepted',
    (error: { code: unknown }) => error.code,
  );

describe('what the database does not do', () => {
  it.each(commands)('is refused with code %i: %j', async (code, command) => {
    expect(await codeOf(command)).toBe(code);
  });

  it.each(statements)('is refused with code %i in a batch: %j', async (code, command) => {
    expect(await codeOf(command)).toBe(code);
  });

  it('leaves nothing behind', async () => {
    expect(await db.collection('things').countDocuments()).toBe(2);
    expect((await db.collection('things').indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });

  it('names its errors as MongoDB does', async () => {
    await expect(db.command({ foo: 1 })).rejects.toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
      message: "no such command: 'foo'",
    });
    await expect(db.command(find({ foo: 1 }))).rejects.toMatchObject({
      codeName: 'Location40415',
      message: "BSON field 'find.foo' is an unknown field.",
    });
  });

  it('refuses transactions of the driver', async () => {
    const connection = await database.connect('refusals');
    const session = await connection.startSession();
    session.startTransaction();
    await expect(connection.collection('things').insertOne({ a: 1 }, { session })).rejects.toMatchObject({ code: 263 });
    await session.endSession();
    expect(await db.collection('things').countDocuments()).toBe(2);
  });

  it('takes what says nothing: false options and the simple collation', async () => {
    expect(
      await codeOf(
        find({ collation: { locale: 'simple' }, tailable: false, allowDiskUse: true, comment: 'x', maxTimeMS: 1000 }),
      ),
    ).toBe('accepted');
  });
});
