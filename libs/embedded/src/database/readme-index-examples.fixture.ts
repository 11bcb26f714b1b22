import type { Example } from './readme-examples.fixture.ts';

const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'accepted',
    (error: { code: number }) => error.code,
  );

export const indexExamples: Record<string, Example> = {
  compound: [
    async ({ things }) => {
      await things.createIndex({ tag: -1, n: 1 });
      return (
        await things
          .find({ tag: { $gte: 'a' } })
          .sort({ tag: -1, n: 1 })
          .toArray()
      ).map((doc) => doc['_id'] as unknown);
    },
    [2, 1],
  ],
  unique: [
    async ({ things }) => {
      await things.createIndex({ tag: 1 }, { unique: true });
      return refusal(things.insertOne({ _id: 9, tag: 'a' }));
    },
    11000,
  ],
  partial: [
    async ({ things }) => {
      await things.createIndex({ tag: 1 }, { unique: true, partialFilterExpression: { n: { $lt: 2 } } });
      await things.insertOne({ _id: 8, tag: 'a', n: 5 });
      return refusal(things.insertOne({ _id: 9, tag: 'a', n: 0 }));
    },
    11000,
  ],
  multikey: [
    async ({ things }) => {
      await things.createIndex({ 'rows.k': 1, 'rows.v': 1 });
      return (await things.find({ 'rows.k': 'x', 'rows.v': 2 }).toArray()).map((doc) => doc['_id'] as unknown);
    },
    [1],
  ],
  ttl: [
    async ({ things }) => {
      await things.insertOne({ _id: 9, at: new Date(Date.now() + 3_600_000) });
      await things.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
      const ids = async () => (await things.find().toArray()).map((doc) => doc['_id'] as unknown);
      let left = await ids();
      for (let tries = 0; tries < 200 && left.length > 2; tries += 1) left = await ids();
      return left;
    },
    [3, 9],
  ],
};
