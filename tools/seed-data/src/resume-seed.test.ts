import mongoose from 'mongoose';
import { seedDemoData } from './index.ts';
import { startStores } from './installation.fixture.ts';

let stores: Awaited<ReturnType<typeof startStores>>;
let connection: mongoose.Connection;
const now = new Date();

beforeEach(async () => {
  stores = await startStores();
  connection = await mongoose.createConnection(stores.env.MONGODB_URI ?? '').asPromise();
}, 60_000);
afterEach(async () => {
  await connection.close();
  await stores.close();
});

const collections = {
  alveole_auth: ['accounts', 'entity_statuses'],
  alveole_enrolment: ['establishments', 'beneficiaries', 'counters'],
  alveole_notifications: ['contacts'],
  alveole_repairs: ['repairs', 'establishments', 'beneficiaries'],
  alveole_refunds: ['payees', 'lines', 'batches'],
} as const;

const seed = () => seedDemoData({ env: stores.env, report: () => undefined, now });
const collection = (database: string, name: string) => connection.useDb(database).collection(name);

/** What lies in each collection: identifiers with their sequences and statuses. */
async function contents(): Promise<Record<string, string[]>> {
  const entries = Object.entries(collections).flatMap(([database, names]) => names.map((name) => [database, name] as const));
  const found = entries.map(async ([database, name]) => {
    const documents = await collection(database, name).find({}).toArray();
    return [`${database}.${name}`, documents.map(({ _id, sequence, status, value, refund_id }) => JSON.stringify({ _id, sequence, status, value, refund_id })).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

describe('a seed done again', () => {
  it('changes nothing when it was whole, not even what was written since', async () => {
    await seed();
    await collection('alveole_repairs', 'repairs').updateOne({ status: 1 }, { $set: { status: 5, sequence: 99 } });
    const before = await contents();
    const rowHashes = async () => (await collection('alveole_repairs', 'repairs').find({}).toArray()).map(({ row_hash }) => String(row_hash)).sort();
    const hashes = await rowHashes();
    await seed();
    expect(await contents()).toEqual(before);
    expect(await rowHashes()).toEqual(hashes);
  }, 90_000);

  it('ends whole when the first was cut off in the middle of each part', async () => {
    await seed();
    const whole = await contents();
    for (const [database, names] of Object.entries(collections)) {
      for (const name of names) await cutInHalf(database, name);
    }
    expect(await contents()).not.toEqual(whole);
    await seed();
    expect(await contents()).toEqual(whole);
  }, 90_000);

  it.each([1, 2, 3, 4])('ends whole when the first stopped after part %i', async (parts) => {
    let told = 0;
    const report = () => {
      told += 1;
      if (told === parts) throw new Error('cut off');
    };
    await expect(seedDemoData({ env: stores.env, report, now })).rejects.toThrow('cut off');
    await seed();
    const counts = Object.fromEntries(Object.entries(await contents()).map(([name, documents]) => [name, documents.length]));
    expect(counts).toMatchObject({ 'alveole_auth.accounts': 45, 'alveole_enrolment.establishments': 41, 'alveole_enrolment.beneficiaries': 120, 'alveole_refunds.batches': 1, 'alveole_notifications.contacts': 41 });
    expect(counts['alveole_repairs.repairs']).toBeGreaterThan(290);
  }, 90_000);
});

/** Leaves what the first inserts would have left. */
async function cutInHalf(database: string, name: string): Promise<void> {
  const documents = await collection(database, name).find({}).toArray();
  const lost = documents.slice(Math.floor(documents.length / 2)).map(({ _id }) => _id);
  await collection(database, name).deleteMany({ _id: { $in: lost } });
}
