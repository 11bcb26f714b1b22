import type { Collection, Db, Document } from 'mongodb';

export interface Scene {
  readonly db: Db;
  readonly things: Collection<Document & { _id: number }>;
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
    things.findOneAndUpdate({ _id: 1 }, update, { returnDocument: 'after', ...options });
const piped =
  (...pipeline: Document[]) =>
  ({ things }: Scene) =>
    things.aggregate(pipeline).toArray();
const grouped =
  (spec: Document) =>
  ({ things }: Scene) =>
    things.aggregate([{ $group: { _id: null, ...spec } }]).toArray();
const projected =
  (projection: Document) =>
  ({ things }: Scene) =>
    things.findOne({ _id: 1 }, { projection });
const command =
  (body: Document) =>
  ({ db }: Scene) =>
    db.command(body);

// prettier-ignore
const readExamples: Record<string, Example> = {
  hello: [command({ hello: 1 }), { isWritablePrimary: true, logicalSessionTimeoutMinutes: 30 }],
  ismaster: [command({ ismaster: 1 }), { ismaster: true }],
  ping: [command({ ping: 1 }), { ok: 1 }],
  serverStatus: [
    async ({ db, things }: Scene) => {
      const scanned = async () => Number((await db.command({ serverStatus: 1 }))['metrics'].queryExecutor.scanned);
      const before = await scanned();
      await things.findOne({ _id: 1 });
      return (await scanned()) > before;
    },
    true,
  ],
  endSessions: [command({ endSessions: [] }), { ok: 1 }],
  find: [command({ find: 'things', filter: { n: { $gt: 1 } }, sort: { n: -1 }, projection: { _id: 1 }, skip: 1, limit: 1, batchSize: 1, singleBatch: true }), { cursor: { firstBatch: [{ _id: 2 }], id: 0 } }],
  getMore: [({ things }) => things.find({}, { projection: { _id: 1 } }).batchSize(1).toArray(), [{ _id: 1 }, { _id: 2 }, { _id: 3 }]],
  killCursors: [async ({ things }) => { const cursor = things.find().batchSize(1); await cursor.next(); await cursor.close(); return cursor.closed; }, true],
  aggregate: [command({ aggregate: 'things', pipeline: [{ $match: { n: { $gt: 1 } } }, { $group: { _id: 1, n: { $sum: 1 } } }], cursor: { batchSize: 1 } }), { cursor: { firstBatch: [{ _id: 1, n: 2 }] } }],
  listCollections: [command({ listCollections: 1 }), { cursor: { firstBatch: [{ name: 'things', type: 'collection' }] } }],
  listIndexes: [command({ listIndexes: 'things' }), { cursor: { firstBatch: [{ v: 2, key: { _id: 1 }, name: '_id_' }] } }],
};

// prettier-ignore
const writeExamples: Record<string, Example> = {
  insert: [command({ insert: 'things', documents: [{ _id: 9 }, { _id: 1 }, { _id: 10 }], ordered: false }), { n: 2, writeErrors: [{ index: 1, code: 11000 }] }],
  update: [command({ update: 'things', updates: [{ q: { _id: 1 }, u: { $set: { tag: 'z' } } }, { q: {}, u: { $inc: { n: 1 } }, multi: true }, { q: { _id: 9 }, u: { $set: { a: 1 } }, upsert: true }], ordered: true }), { n: 5, nModified: 4, upserted: [{ index: 2, _id: 9 }] }],
  delete: [command({ delete: 'things', deletes: [{ q: { n: { $gte: 2 } }, limit: 1 }, { q: {}, limit: 0 }], ordered: true }), { n: 3 }],
  findAndModify: [command({ findAndModify: 'things', query: { n: { $gt: 2 } }, update: { $set: { n: 0 } }, new: true, fields: { n: 1 } }), { value: { _id: 3, n: 0 }, lastErrorObject: { n: 1, updatedExisting: true } }],
  createIndexes: [command({ createIndexes: 'things', indexes: [{ key: { n: 1 }, name: 'n_1' }] }), { numIndexesBefore: 1, numIndexesAfter: 2 }],
  dropIndexes: [async ({ db, things }) => { await things.createIndex({ n: 1 }); return db.command({ dropIndexes: 'things', index: 'n_1' }); }, { nIndexesWas: 2 }],
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
    $in: [found({ tag: { $in: ['b', 'Ab'] } }), [2, 3]],
    $nin: [found({ tag: { $nin: ['a', 'b'] } }), [3]],
    $exists: [found({ none: { $exists: true } }), [3]],
    $not: [found({ n: { $not: { $gt: 1 } } }), [1]],
    $elemMatch: [found({ rows: { $elemMatch: { k: 'y', v: 2 } } }), [1]],
    $and: [found({ $and: [{ n: { $gt: 1 } }, { tag: 'b' }] }), [2]],
    $or: [found({ $or: [{ n: 1 }, { tag: 'b' }] }), [1, 2]],
  },
  'Update operators': {
    $set: [updated({ $set: { 'sub.x': 1, 'list.0': 9 } }), { sub: { x: 1 }, list: [9, 2] }],
    $setOnInsert: [({ things }) => things.findOneAndUpdate({ _id: 7 }, { $setOnInsert: { n: 7 } }, { upsert: true, returnDocument: 'after' }), { _id: 7, n: 7 }],
    $unset: [async (scene) => Object.keys((await updated({ $unset: { tag: '', list: '', rows: '', at: '' } })(scene)) ?? {}), ['_id', 'n']],
    $inc: [updated({ $inc: { n: 4 } }), { n: 5 }],
    $min: [updated({ $min: { n: 0 } }), { n: 0 }],
    $max: [updated({ $max: { n: 8 } }), { n: 8 }],
    $push: [updated({ $push: { list: { $each: [0, 9], $slice: -3 } } }), { list: [2, 0, 9] }],
    $addToSet: [updated({ $addToSet: { list: { $each: [2, 5] } } }), { list: [1, 2, 5] }],
    $pull: [updated({ $pull: { rows: { v: { $gt: 1 } } } }), { rows: [{ k: 'x', v: 1 }] }],
  },
  Projections: {
    inclusion: [projected({ 'rows.k': 1, n: 1, _id: 0 }), { n: 1, rows: [{ k: 'x' }, { k: 'y' }] }],
    exclusion: [projected({ rows: 0, list: 0, at: 0 }), { _id: 1, n: 1, tag: 'a' }],
  },
  'Aggregation stages': {
    $match: [piped({ $match: { n: 1 } }, { $group: { _id: '$tag' } }), [{ _id: 'a' }]],
    $group: [piped({ $group: { _id: '$sub.deep', n: { $sum: 1 } } }), [{ _id: null, n: 2 }, { _id: true, n: 1 }]],
  },
  Accumulators: {
    $sum: [grouped({ n: { $sum: '$n' }, one: { $sum: 1 } }), [{ _id: null, n: 6.5, one: 3 }]],
  },
  Expressions: {
    $gt: [grouped({ _id: { $gt: ['$sub', null] }, n: { $sum: 1 } }), [{ _id: false, n: 2 }, { _id: true, n: 1 }]],
  },
};
