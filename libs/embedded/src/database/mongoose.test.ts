import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { startTestDatabase } from './running-database.fixture.ts';
import type { TestDatabase } from './running-database.fixture.ts';

interface Repair {
  _id: string;
  row_hash: string;
  status: number;
  create_date: Date;
  phone?: string | undefined;
  history: { code: string; at: Date }[];
  outbox: { event_id: string }[];
}

let database: TestDatabase;
let connection: Connection;
let repairs: Model<Repair>;

beforeAll(async () => {
  database = await startTestDatabase();
  connection = await database.connect();
  const schema = new Schema<Repair>(
    {
      _id: String,
      row_hash: String,
      status: Number,
      create_date: Date,
      phone: String,
      history: [{ _id: false, code: String, at: Date }],
      outbox: [{ _id: false, event_id: String }],
    },
    { versionKey: false },
  );
  schema.index({ create_date: -1, _id: -1 });
  schema.index(
    { phone: 1 },
    { unique: true, partialFilterExpression: { status: { $lt: 9 }, phone: { $exists: true } } },
  );
  schema.index({ 'outbox.event_id': 1 });
  repairs = connection.model<Repair, Model<Repair>>('Repair', schema);
  await repairs.init();
});
beforeEach(() => repairs.deleteMany({}));
afterAll(() => database.remove());

const repair = (id: number, more: Partial<Repair> = {}): Repair => ({
  _id: `r${String(id).padStart(3, '0')}`,
  row_hash: 'h0',
  status: 0,
  create_date: new Date(Date.UTC(2021, 0, 1 + Math.floor(id / 3))),
  history: [],
  outbox: [],
  ...more,
});

describe('mongoose on the embedded database', () => {
  it('saves and finds documents', async () => {
    await repairs.create(repair(1, { phone: '+33612345678' }));
    const found = await repairs.findOne({ phone: '+33612345678' });
    if (found === null) throw new Error('not found');
    found.history.push({ code: 'INIT', at: new Date(0) });
    found.status = 1;
    await found.save();
    expect(await repairs.findById('r001').lean()).toMatchObject({
      status: 1,
      history: [{ code: 'INIT', at: new Date(0) }],
    });
    await found.deleteOne();
    expect(await repairs.exists({ _id: 'r001' })).toBeNull();
  });

  it('writes state, history and event in one step, only while the hash is the one that was read', async () => {
    await repairs.create(repair(1));
    const write = (hash: string) =>
      repairs
        .findOneAndUpdate(
          { _id: 'r001', row_hash: hash },
          {
            $set: { status: 1, row_hash: 'h1' },
            $push: { history: { code: 'FAC', at: new Date(1) }, outbox: { event_id: 'e1' } },
          },
          { returnDocument: 'after' },
        )
        .lean();
    expect(await write('h0')).toMatchObject({ status: 1, row_hash: 'h1', outbox: [{ event_id: 'e1' }] });
    expect(await write('h0')).toBeNull();
    expect(await repairs.find({ 'outbox.event_id': 'e1' }).lean()).toHaveLength(1);
    await repairs.updateOne({ _id: 'r001' }, { $pull: { outbox: { event_id: 'e1' } } });
    expect(await repairs.find({ 'outbox.0': { $exists: true } }).lean()).toEqual([]);
  });

  it('pages by key set without losing ties', async () => {
    await repairs.insertMany(Array.from({ length: 50 }, (_, i) => repair(i)));
    const seen: string[] = [];
    let after: Pick<Repair, '_id' | 'create_date'> | undefined;
    for (;;) {
      const filter =
        after === undefined
          ? {}
          : {
              $or: [
                { create_date: { $lt: after.create_date } },
                { create_date: after.create_date, _id: { $lt: after._id } },
              ],
            };
      const page = await repairs.find(filter).sort({ create_date: -1, _id: -1 }).limit(7).select('create_date').lean();
      seen.push(...page.map((row) => row._id));
      after = page.at(-1);
      if (page.length < 7) break;
    }
    expect(seen).toEqual(Array.from({ length: 50 }, (_, i) => repair(49 - i)._id));
  });

  it('keeps a number unique only among documents in force', async () => {
    await repairs.create(repair(1, { phone: '1', status: 9 }), repair(2, { phone: '1', status: 3 }));
    await expect(repairs.create(repair(3, { phone: '1', status: 4 }))).rejects.toMatchObject({
      code: 11000,
      keyPattern: { phone: 1 },
      keyValue: { phone: '1' },
    });
    await expect(repairs.updateOne({ _id: 'r001' }, { $set: { status: 0 } })).rejects.toMatchObject({ code: 11000 });
    expect(await repairs.countDocuments({ phone: '1' })).toBe(2);
  });

  it('inserts or updates by upsert', async () => {
    const upsert = () =>
      repairs
        .findOneAndUpdate(
          { _id: 'new' },
          { $setOnInsert: { row_hash: 'h' }, $inc: { status: 1 } },
          { upsert: true, returnDocument: 'after', setDefaultsOnInsert: false },
        )
        .lean();
    expect(await upsert()).toMatchObject({ _id: 'new', row_hash: 'h', status: 1 });
    expect(await upsert()).toMatchObject({ _id: 'new', row_hash: 'h', status: 2 });
    expect(
      await repairs.findOneAndUpdate({ _id: 'new' }, { $set: { status: 9 } }, { returnDocument: 'before' }).lean(),
    ).toMatchObject({ status: 2 });
    expect(await repairs.updateOne({ _id: 'other' }, { $set: { status: 1 } }, { upsert: true })).toMatchObject({
      upsertedCount: 1,
      upsertedId: 'other',
    });
  });

  it('runs mixed bulk writes in order', async () => {
    const result = await repairs.bulkWrite([
      { insertOne: { document: repair(1) } },
      { updateOne: { filter: { _id: 'r001' }, update: { $set: { status: 5 } } } },
      { updateOne: { filter: { _id: 'r002' }, update: { $set: { status: 6 } }, upsert: true } },
      { deleteOne: { filter: { _id: 'r001' } } },
      { updateOne: { filter: { _id: 'r002' }, update: { $set: { status: 7 } } } },
      { updateMany: { filter: {}, update: { $inc: { status: 1 } } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 3,
      modifiedCount: 3,
      upsertedCount: 1,
      deletedCount: 1,
    });
    expect(await repairs.find().lean()).toMatchObject([{ _id: 'r002', status: 8 }]);
  });

  it('stops an ordered batch at the first refusal and goes on in an unordered one', async () => {
    await repairs.create(repair(2));
    await expect(repairs.insertMany([repair(1), repair(2), repair(3)])).rejects.toMatchObject({
      code: 11000,
      insertedDocs: [{ _id: 'r001' }],
    });
    await expect(
      repairs.collection.insertMany([repair(4), repair(2), repair(5)] as never[], { ordered: false }),
    ).rejects.toMatchObject({ code: 11000, insertedCount: 2 });
    expect((await repairs.find().lean()).map(({ _id }) => _id)).toEqual(['r002', 'r001', 'r004', 'r005']);
  });

  it('counts and groups', async () => {
    await repairs.insertMany([1, 1, 1, 5, 6].map((status, i) => repair(i, { status })));
    expect(await repairs.countDocuments({ status: 1 })).toBe(3);
    expect(await repairs.countDocuments({ status: 99 })).toBe(0);
    expect(
      await repairs.aggregate([{ $match: { status: { $gte: 1 } } }, { $group: { _id: '$status', n: { $sum: 1 } } }]),
    ).toEqual([
      { _id: 1, n: 3 },
      { _id: 5, n: 1 },
      { _id: 6, n: 1 },
    ]);
  });

  it('brings the indexes of a database in line with the schema', async () => {
    await repairs.collection.createIndex({ status: 1 });
    expect(await repairs.syncIndexes()).toEqual(['status_1']);
    expect((await repairs.collection.indexes()).map((index) => index.name)).toEqual([
      '_id_',
      'create_date_-1__id_-1',
      'phone_1',
      'outbox.event_id_1',
    ]);
    expect(await repairs.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
  });

  it('iterates over more documents than one batch holds', async () => {
    await repairs.insertMany(Array.from({ length: 250 }, (_, i) => repair(i)));
    let count = 0;
    for await (const row of repairs.find().sort({ _id: 1 }).batchSize(40).cursor())
      count += row._id === `r${String(count).padStart(3, '0')}` ? 1 : NaN;
    expect(count).toBe(250);
  });

  it('keeps databases apart', async () => {
    const other = await database.connect('other');
    await repairs.create(repair(1));
    expect(await other.collection('repairs').countDocuments()).toBe(0);
    await other.collection('repairs').insertOne({ a: 1 });
    await other.dropDatabase();
    expect(await repairs.countDocuments()).toBe(1);
  });
});
