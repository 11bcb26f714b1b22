import type { Collection, Db, Document } from 'mongodb';

export interface Scene {
  readonly db: Db;
  readonly things: Collection<Document>;
}

/** What a row of the README promises: something to run, and what must come of it. */
export type Example = readonly [run: (scene: Scene) => Promise<unknown>, expected: unknown];

/** The documents that every example starts from. */
export const startingDocuments = [
  {
    _id: 1,
    n: 1,
    tag: 'a',
    list: [1, 2],
    rows: [
      { k: 'x', v: 1 },
      { k: 'y', v: 2 },
    ],
    at: new Date('2021-07-14T22:30:15.123Z'),
  },
  { _id: 2, n: 2, tag: 'b', list: [2, 3, 3], sub: { deep: true }, at: new Date('2021-01-01T00:00:00Z') },
  { _id: 3, n: 3.5, tag: 'Ab', none: null },
];

const found =
  (filter: Document) =>
  async ({ things }: Scene) =>
    (await things.find(filter).toArray()).map((doc) => doc['_id'] as unknown);
const updated =
  (update: Document, options = {}) =>
  async ({ things }: Scene) =>
    things.findOneAndUpdate({ _id: 1 as never }, update, { returnDocument: 'after', ...options });
const piped =
  (...pipeline: Document[]) =>
  ({ things }: Scene) =>
    things.aggregate(pipeline).toArray();
const computed =
  (expression: unknown) =>
  async ({ things }: Scene) =>
    (await things.aggregate([{ $sort: { _id: 1 } }, { $project: { x: expression } }]).toArray()).map(
      (doc) => doc['x'] as unknown,
    );
const grouped =
  (accumulator: Document) =>
  async ({ things }: Scene) =>
    (await things.aggregate([{ $sort: { _id: 1 } }, { $group: { _id: null, x: accumulator } }]).toArray())[0]?.[
      'x'
    ] as unknown;
const projected =
  (projection: Document) =>
  ({ things }: Scene) =>
    things.findOne({ _id: 1 as never }, { projection });
const command =
  (body: Document) =>
  ({ db }: Scene) =>
    db.command(body);

// prettier-ignore
const readExamples: Record<string, Example> = {
  hello: [command({ hello: 1 }), { isWritablePrimary: true, logicalSessionTimeoutMinutes: 30 }],
  isMaster: [command({ isMaster: 1 }), { ismaster: true }],
  ismaster: [command({ ismaster: 1 }), { ismaster: true }],
  ping: [command({ ping: 1 }), { ok: 1 }],
  buildInfo: [command({ buildInfo: 1 }), { version: '7.0.0' }],
  buildinfo: [command({ buildinfo: 1 }), { version: '7.0.0' }],
  connectionStatus: [command({ connectionStatus: 1 }), { authInfo: { authenticatedUsers: [] } }],
  serverStatus: [
    async ({ db, things }: Scene) => {
      const scanned = async () => Number((await db.command({ serverStatus: 1 }))['metrics'].queryExecutor.scanned);
      const before = await scanned();
      await things.findOne({ _id: 1 as never });
      return (await scanned()) > before;
    },
    true,
  ],
  endSessions: [command({ endSessions: [] }), { ok: 1 }],
  find: [command({ find: 'things', filter: { n: { $gt: 1 } }, sort: { n: -1 }, projection: { _id: 1 }, skip: 1, limit: 1, batchSize: 1, singleBatch: true }), { cursor: { firstBatch: [{ _id: 2 }], id: 0 } }],
  getMore: [({ things }) => things.find({}, { projection: { _id: 1 } }).batchSize(1).toArray(), [{ _id: 1 }, { _id: 2 }, { _id: 3 }]],
  killCursors: [async ({ things }) => { const cursor = things.find().batchSize(1); await cursor.next(); await cursor.close(); return cursor.closed; }, true],
  count: [command({ count: 'things', query: { n: { $gt: 1 } }, skip: 1, limit: 5 }), { n: 1 }],
  distinct: [command({ distinct: 'things', key: 'list', query: {} }), { values: [1, 2, 3] }],
  aggregate: [command({ aggregate: 'things', pipeline: [{ $match: { n: 1 } }, { $project: { n: 1 } }], cursor: { batchSize: 1 } }), { cursor: { firstBatch: [{ _id: 1, n: 1 }] } }],
  listIndexes: [command({ listIndexes: 'things' }), { cursor: { firstBatch: [{ v: 2, key: { _id: 1 }, name: '_id_' }] } }],
  listCollections: [command({ listCollections: 1, filter: { name: 'things' }, nameOnly: true }), { cursor: { firstBatch: [{ name: 'things', type: 'collection' }] } }],
  listDatabases: [command({ listDatabases: 1, filter: { name: 'readme' }, nameOnly: true }), { databases: [{ name: 'readme' }] }],
  dbStats: [command({ dbStats: 1 }), { collections: 1, objects: 3 }],
};

// prettier-ignore
const writeExamples: Record<string, Example> = {
  insert: [command({ insert: 'things', documents: [{ _id: 9 }, { _id: 1 }, { _id: 10 }], ordered: false }), { n: 2, writeErrors: [{ index: 1, code: 11000 }] }],
  update: [command({ update: 'things', updates: [{ q: { _id: 1 }, u: { $set: { 'list.$[two]': 9 } }, arrayFilters: [{ two: 2 }] }, { q: {}, u: { $inc: { n: 1 } }, multi: true }, { q: { _id: 9 }, u: { a: 1 }, upsert: true }], ordered: true }), { n: 5, nModified: 4, upserted: [{ index: 2, _id: 9 }] }],
  delete: [command({ delete: 'things', deletes: [{ q: { n: { $gte: 2 } }, limit: 1 }, { q: {}, limit: 0 }], ordered: true }), { n: 3 }],
  findAndModify: [command({ findAndModify: 'things', query: { n: { $gt: 0 } }, sort: { n: -1 }, update: { $set: { n: 0 } }, new: true, fields: { n: 1 } }), { value: { _id: 3, n: 0 }, lastErrorObject: { n: 1, updatedExisting: true } }],
  findandmodify: [command({ findandmodify: 'things', query: { _id: 1 }, remove: true, fields: { n: 1 } }), { value: { _id: 1, n: 1 } }],
  create: [async ({ db }) => { await db.command({ create: 'made' }); return (await db.listCollections({ name: 'made' }).toArray()).length; }, 1],
  createIndexes: [command({ createIndexes: 'things', indexes: [{ key: { n: 1 }, name: 'n_1' }] }), { numIndexesBefore: 1, numIndexesAfter: 2 }],
  dropIndexes: [async ({ db, things }) => { await things.createIndex({ n: 1 }); return db.command({ dropIndexes: 'things', index: 'n_1' }); }, { nIndexesWas: 2 }],
  drop: [command({ drop: 'things' }), { nIndexesWas: 1 }],
  dropDatabase: [command({ dropDatabase: 1 }), { dropped: 'readme' }],
};

// prettier-ignore
export const examples: Record<string, Record<string, Example>> = {
  Commands: { ...readExamples, ...writeExamples },
  'Query operators': {
    $eq: [found({ n: { $eq: 1 } }), [1]],
    $ne: [found({ tag: { $ne: 'a' } }), [2, 3]],
    $gt: [found({ n: { $gt: 2 } }), [3]],
    $gte: [found({ n: { $gte: 2 } }), [2, 3]],
    $lt: [found({ n: { $lt: 2 } }), [1]],
    $lte: [found({ n: { $lte: 2 } }), [1, 2]],
    $in: [found({ tag: { $in: ['b', /^A/] } }), [2, 3]],
    $nin: [found({ tag: { $nin: ['a', 'b'] } }), [3]],
    $exists: [found({ none: { $exists: true } }), [3]],
    $type: [found({ n: { $type: 'double' } }), [3]],
    $size: [found({ list: { $size: 3 } }), [2]],
    $regex: [found({ tag: { $regex: '^a' } }), [1]],
    $options: [found({ tag: { $regex: '^a', $options: 'i' } }), [1, 3]],
    $not: [found({ n: { $not: { $gt: 1 } } }), [1]],
    $all: [found({ list: { $all: [3, 2] } }), [2]],
    $elemMatch: [found({ rows: { $elemMatch: { k: 'y', v: 2 } } }), [1]],
    $and: [found({ $and: [{ n: { $gt: 1 } }, { tag: 'b' }] }), [2]],
    $or: [found({ $or: [{ n: 1 }, { tag: 'b' }] }), [1, 2]],
    $nor: [found({ $nor: [{ n: 1 }, { tag: 'b' }] }), [3]],
    $comment: [found({ $comment: 'why', n: 1 }), [1]],
  },
  'Update operators': {
    $set: [updated({ $set: { 'sub.x': 1, 'list.0': 9 } }), { sub: { x: 1 }, list: [9, 2] }],
    $setOnInsert: [({ things }) => things.findOneAndUpdate({ _id: 7 as never }, { $setOnInsert: { n: 7 } }, { upsert: true, returnDocument: 'after' }), { _id: 7, n: 7 }],
    $unset: [async (scene) => Object.keys((await updated({ $unset: { tag: '', list: '', rows: '', at: '' } })(scene)) ?? {}), ['_id', 'n']],
    $inc: [updated({ $inc: { n: 4 } }), { n: 5 }],
    $mul: [updated({ $mul: { n: 4 } }), { n: 4 }],
    $min: [updated({ $min: { n: 0 } }), { n: 0 }],
    $max: [updated({ $max: { n: 8 } }), { n: 8 }],
    $currentDate: [updated({ $currentDate: { at: true } }), { at: expect.any(Date) }],
    $push: [updated({ $push: { list: { $each: [0, 9], $sort: 1, $slice: 3 } } } as never), { list: [0, 1, 2] }],
    $addToSet: [updated({ $addToSet: { list: { $each: [2, 5] } } } as never), { list: [1, 2, 5] }],
    $pull: [updated({ $pull: { rows: { v: { $gt: 1 } } } } as never), { rows: [{ k: 'x', v: 1 }] }],
    $pullAll: [updated({ $pullAll: { list: [1] } } as never), { list: [2] }],
    $pop: [updated({ $pop: { list: -1 } } as never), { list: [2] }],
  },
  Projections: {
    inclusion: [projected({ 'rows.k': 1, n: 1, _id: 0 }), { n: 1, rows: [{ k: 'x' }, { k: 'y' }] }],
    exclusion: [projected({ rows: 0, list: 0, at: 0 }), { _id: 1, n: 1, tag: 'a' }],
    $slice: [projected({ list: { $slice: -1 }, rows: { $slice: [0, 1] }, at: 0 }), { _id: 1, n: 1, tag: 'a', list: [2], rows: [{ k: 'x', v: 1 }] }],
    $elemMatch: [projected({ rows: { $elemMatch: { v: 2 } } }), { _id: 1, rows: [{ k: 'y', v: 2 }] }],
  },
  'Aggregation stages': {
    $match: [piped({ $match: { n: 1 } }, { $project: { n: 1 } }), [{ _id: 1, n: 1 }]],
    $sort: [piped({ $sort: { n: -1 } }, { $project: { _id: 1 } }), [{ _id: 3 }, { _id: 2 }, { _id: 1 }]],
    $limit: [piped({ $limit: 1 }, { $project: { _id: 1 } }), [{ _id: 1 }]],
    $skip: [piped({ $skip: 2 }, { $project: { _id: 1 } }), [{ _id: 3 }]],
    $count: [piped({ $match: { n: { $gt: 1 } } }, { $count: 'many' }), [{ many: 2 }]],
    $group: [piped({ $group: { _id: { $gt: ['$n', 1] }, n: { $sum: 1 } } }, { $sort: { _id: 1 } }), [{ _id: false, n: 1 }, { _id: true, n: 2 }]],
    $project: [piped({ $match: { _id: 2 } }, { $project: { 'sub.deep': 1, double: { $multiply: ['$n', 2] } } }), [{ _id: 2, sub: { deep: true }, double: 4 }]],
    $addFields: [piped({ $match: { _id: 3 } }, { $addFields: { n: 0 } }), [{ _id: 3, n: 0, tag: 'Ab', none: null }]],
    $set: [piped({ $match: { _id: 3 } }, { $set: { more: '$tag' } }), [{ _id: 3, n: 3.5, tag: 'Ab', none: null, more: 'Ab' }]],
    $unset: [piped({ $match: { _id: 3 } }, { $unset: ['tag', 'none'] }), [{ _id: 3, n: 3.5 }]],
    $unwind: [piped({ $unwind: '$list' }, { $project: { list: 1, _id: 0 } }), [{ list: 1 }, { list: 2 }, { list: 2 }, { list: 3 }, { list: 3 }]],
  },
  Accumulators: {
    $sum: [grouped({ $sum: '$n' }), 6.5],
    $avg: [grouped({ $avg: '$_id' }), 2],
    $min: [grouped({ $min: '$tag' }), 'Ab'],
    $max: [grouped({ $max: '$tag' }), 'b'],
    $first: [grouped({ $first: '$tag' }), 'a'],
    $last: [grouped({ $last: '$sub' }), null],
    $push: [grouped({ $push: '$sub.deep' }), [true]],
    $addToSet: [grouped({ $addToSet: { $gt: ['$n', 1] } }), [false, true]],
    $count: [grouped({ $count: {} }), 3],
  },
  Expressions: {
    $eq: [computed({ $eq: ['$n', 2] }), [false, true, false]],
    $ne: [computed({ $ne: ['$n', 2] }), [true, false, true]],
    $gt: [computed({ $gt: ['$n', 2] }), [false, false, true]],
    $gte: [computed({ $gte: ['$n', 2] }), [false, true, true]],
    $lt: [computed({ $lt: ['$missing', null] }), [true, true, true]],
    $lte: [computed({ $lte: ['$n', 2] }), [true, true, false]],
    $and: [computed({ $and: ['$n', { $gt: ['$n', 1] }] }), [false, true, true]],
    $or: [computed({ $or: ['$sub', '$none'] }), [false, true, false]],
    $not: [computed({ $not: ['$sub'] }), [true, false, true]],
    $cond: [computed({ $cond: { if: '$sub', then: 'yes', else: 'no' } }), ['no', 'yes', 'no']],
    $ifNull: [computed({ $ifNull: ['$sub.deep', '$none', 'none'] }), ['none', true, 'none']],
    $add: [computed({ $add: ['$n', 1, '$_id'] }), [3, 5, 7.5]],
    $subtract: [computed({ $subtract: ['$n', 1] }), [0, 1, 2.5]],
    $multiply: [computed({ $multiply: ['$n', 2] }), [2, 4, 7]],
    $divide: [computed({ $divide: ['$n', 2] }), [0.5, 1, 1.75]],
    $in: [computed({ $in: ['$tag', ['a', 'b']] }), [true, true, false]],
    $size: [computed({ $size: { $ifNull: ['$list', []] } }), [2, 3, 0]],
    $arrayElemAt: [computed({ $arrayElemAt: [{ $ifNull: ['$list', ['none']] }, -1] }), [2, 3, 'none']],
    $dateToString: [computed({ $dateToString: { date: '$at', format: '%Y-%m-%d %H:%M:%S.%L', timezone: 'Europe/Paris', onNull: '-' } }), ['2021-07-15 00:30:15.123', '2021-01-01 01:00:00.000', '-']],
  },
};
