import { RepairStatus } from '@alveole/domain';
import mongoose from 'mongoose';
import { seedDemoData } from './index.ts';
import { startStores } from './installation.fixture.ts';

const collections = {
  alveole_auth: ['accounts', 'entity_statuses'],
  alveole_enrolment: ['establishments', 'consumers', 'counters'],
  alveole_notifications: ['contacts'],
  alveole_repairs: ['repairs', 'establishments', 'beneficiaries'],
  alveole_refunds: ['payees', 'lines', 'batches'],
} as const;
const now = new Date();

let stores: Awaited<ReturnType<typeof startStores>>;
let connection: mongoose.Connection;
beforeAll(async () => {
  stores = await startStores();
  connection = await mongoose.createConnection(stores.env.MONGODB_URI ?? '').asPromise();
});
afterAll(async () => {
  await connection?.close();
  await stores?.close();
});

const seed = (report: () => void = () => undefined) => seedDemoData({ env: stores.env, report, now });
const collection = (database: string, name: string) => connection.useDb(database, { useCache: true }).collection(name);
const everyCollection = Object.entries(collections).flatMap(([database, names]) =>
  names.map((name) => ({ database, name })),
);

/** What lies in each collection: identifiers with what tells one write from another. */
async function contents(): Promise<Record<string, string[]>> {
  const found = everyCollection.map(async ({ database, name }) => {
    const documents = await collection(database, name).find({}).toArray();
    return [
      `${database}.${name}`,
      documents
        .map(({ _id, sequence, status, value, refund_id, fileNumber }) =>
          JSON.stringify({ _id, sequence, status, value, refund_id, fileNumber }),
        )
        .sort(),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

const counts = async () =>
  Object.fromEntries(Object.entries(await contents()).map(([name, documents]) => [name, documents.length]));

/** Leaves what the first inserts would have left. */
async function cutInHalf({ database, name }: { database: string; name: string }): Promise<void> {
  const documents = await collection(database, name).find({}).toArray();
  const lost = documents.slice(Math.floor(documents.length / 2)).map(({ _id }) => _id);
  await collection(database, name).deleteMany({ _id: { $in: lost } });
}

// Each test goes on where the one before ended.
describe('a seed done again', () => {
  it('ends whole when the ones before stopped after this part or that', async () => {
    for (const parts of [1, 2, 3, 4]) {
      let lineCount = 0;
      const report = () => {
        lineCount += 1;
        if (lineCount === parts) throw new Error('cut off');
      };
      await expect(seed(report)).rejects.toThrow('cut off');
    }
    await seed();
    expect(await counts()).toMatchObject({
      'alveole_auth.accounts': 45,
      'alveole_auth.entity_statuses': 41,
      'alveole_enrolment.establishments': 41,
      'alveole_enrolment.consumers': 120,
      'alveole_enrolment.counters': 1,
      'alveole_notifications.contacts': 41,
      'alveole_repairs.establishments': 41,
      'alveole_repairs.beneficiaries': 120,
      'alveole_repairs.repairs': 301,
      'alveole_refunds.payees': 41,
      'alveole_refunds.batches': 1,
    });
  });

  it('ends whole when the one before was cut off in the middle of each part', async () => {
    const whole = await contents();
    for (const one of everyCollection) await cutInHalf(one);
    expect((await counts())['alveole_repairs.repairs']).toBe(150);
    await seed();
    expect(await contents()).toEqual(whole);
  });

  it('changes nothing when it was whole, not even what was written since', async () => {
    const rowHashes = async () =>
      (await collection('alveole_repairs', 'repairs').find({}).toArray())
        .map(({ row_hash }) => String(row_hash))
        .sort();
    await collection('alveole_repairs', 'repairs').updateOne(
      { status: RepairStatus.toReview },
      { $set: { status: RepairStatus.validated, sequence: 99 } },
    );
    const before = [await contents(), await rowHashes()];
    await seed();
    expect([await contents(), await rowHashes()]).toEqual(before);
  });
});
