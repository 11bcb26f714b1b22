import type { Connection } from 'mongoose';
import { driverOf, startTestDatabase } from './running-database.fixture.ts';
import type { TestDatabase } from './running-database.fixture.ts';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await startTestDatabase();
  connection = await database.connect();
});
afterAll(() => database.remove());

const fifty = Array.from({ length: 50 }, (_, i) => i);

describe('writers at the same time', () => {
  it('of fifty with one row hash exactly one wins, twenty times over', async () => {
    const files = driverOf(connection).collection<{ _id: string; row_hash: string; wins: number; log: number[] }>(
      'files',
    );
    await files.insertOne({ _id: 'f', row_hash: 'h0', wins: 0, log: [] });
    for (let round = 0; round < 20; round += 1) {
      const outcomes = await Promise.all(
        fifty.map((writer) =>
          files.findOneAndUpdate(
            { _id: 'f', row_hash: `h${round}` },
            { $set: { row_hash: `h${round + 1}` }, $inc: { wins: 1 }, $push: { log: writer } },
          ),
        ),
      );
      expect(outcomes.filter((before) => before !== null)).toHaveLength(1);
    }
    expect(await files.findOne({ _id: 'f' })).toMatchObject({ wins: 20, row_hash: 'h20', log: { length: 20 } });
  });

  it('lose no increment', async () => {
    const counters = driverOf(connection).collection<{ _id: string; n: number }>('counters');
    await Promise.all(fifty.map(() => counters.updateOne({ _id: 'c' }, { $inc: { n: 1 } }, { upsert: true })));
    expect(await counters.find().toArray()).toEqual([{ _id: 'c', n: 50 }]);
  });

  it('make one document of fifty upserts on a unique key', async () => {
    const people = driverOf(connection).collection<{ mail: string; n: number }>('people');
    await people.createIndex({ mail: 1 }, { unique: true });
    await Promise.all(
      fifty.map(() => people.findOneAndUpdate({ mail: 'a@b.fr' }, { $inc: { n: 1 } }, { upsert: true })),
    );
    expect(await people.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ mail: 'a@b.fr', n: 50 }]);
  });

  it('insert one of fifty documents with the same unique value', async () => {
    const shops = driverOf(connection).collection<{ siret: string; n: number }>('shops');
    await shops.createIndex({ siret: 1 }, { unique: true });
    const outcomes = await Promise.allSettled(fifty.map((n) => shops.insertOne({ siret: '1', n })));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(
      outcomes
        .filter((outcome) => outcome.status === 'rejected')
        .every((outcome) => (outcome.reason as { code: number }).code === 11000),
    ).toBe(true);
    expect(await shops.countDocuments({ siret: '1' })).toBe(1);
  });

  it('claim each job once', async () => {
    const jobs = driverOf(connection).collection<{ _id: number; taken: boolean }>('jobs');
    await jobs.insertMany(fifty.map((n) => ({ _id: n, taken: false })));
    const claims = await Promise.all(
      fifty.map(() => jobs.findOneAndUpdate({ taken: false }, { $set: { taken: true } })),
    );
    expect(claims.map((job) => job?._id).sort((a, b) => Number(a) - Number(b))).toEqual(fifty);
  });

  it('make one index when many ask for it', async () => {
    const many = driverOf(connection).collection('many');
    await many.insertMany(fifty.map((n) => ({ n })));
    await Promise.all(fifty.map(() => many.createIndex({ n: 1 }, { unique: true })));
    expect((await many.indexes()).map(({ name }) => name)).toEqual(['_id_', 'n_1']);
  });
});
