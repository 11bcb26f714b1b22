import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MongoClient } from 'mongodb';
import { freshDir, startTestDatabase } from '../running-database.fixture.ts';
import type { TestDatabase } from '../running-database.fixture.ts';
import type { DatabaseOptions } from '../start-database.ts';
import { backUpDatabase } from './back-up-database.ts';

const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.remove();
});

async function clientOf(options: Partial<DatabaseOptions> = {}): Promise<{ client: MongoClient; dir: string }> {
  const database = await startTestDatabase(options);
  databases.push(database);
  const connection = await database.connect();
  return { client: connection.getClient(), dir: database.dir };
}

const numbersOf = async (client: MongoClient, name: string) =>
  (await client.db(name).collection('files').find().sort({ number: 1 }).toArray()).map(
    ({ number }) => number as number,
  );

it('copies what is acknowledged before it begins, from several databases, while others write', async () => {
  const restored = freshDir();
  const { client, dir } = await clientOf();
  const write = async (number: number) => {
    await client.db('repairs').collection<{ number: number }>('files').insertOne({ number });
    await client.db('refunds').collection<{ number: number }>('files').insertOne({ number });
  };
  for (let number = 0; number < 50; number += 1) await write(number);
  let isCopied = false;
  const copying = backUpDatabase(dir, join(restored, 'data.mdb')).then(() => (isCopied = true));
  for (let number = 50; !isCopied; number += 1) await write(number);
  await copying;

  const copy = await clientOf({ dir: restored });
  const [repairs, refunds] = [await numbersOf(copy.client, 'repairs'), await numbersOf(copy.client, 'refunds')];
  expect(repairs.length).toBeGreaterThanOrEqual(50);
  expect(repairs).toEqual(repairs.map((_, index) => index));
  expect(refunds).toEqual(repairs.slice(0, refunds.length));
  expect(repairs.length - refunds.length).toBeLessThanOrEqual(1);
});

it('refuses a file that no database wrote', async () => {
  const folder = freshDir();
  writeFileSync(join(folder, 'data.mdb'), 'x'.repeat(100));
  await expect(backUpDatabase(folder, join(folder, 'copy.mdb'))).rejects.toThrow('is not a file of this database');
  rmSync(folder, { recursive: true });
});
