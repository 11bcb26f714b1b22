import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Collection } from 'mongodb';
import mongoose from 'mongoose';
import { driverOf, freshDir, silentLogger, startTestDatabase } from './running-database.fixture.ts';
import { startDatabase } from './start-database.ts';

interface Row {
  _id: number;
  key: string;
  rounds: number;
}

/** The database in a process of its own, as it can be killed. */
async function spawnDatabase(dir: string): Promise<{ child: ChildProcess; uri: string }> {
  const child = fork(join(import.meta.dirname, 'database-process.fixture.ts'), [dir], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    cwd: join(import.meta.dirname, '../../../..'),
  });
  if (child.stdout === null) throw new Error('no output');
  const [uri] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, uri };
}

const collectionOf = (connection: mongoose.Connection): Collection<Row> =>
  driverOf(connection).collection<Row>('rows') as never;

/** Inserts and updates from many sides until the connection breaks; what was acknowledged is noted. */
async function writeUntilKilled(rows: Collection<Row>, from: number, acknowledged: Map<number, number>): Promise<void> {
  let next = from;
  const writer = async () => {
    for (;;) {
      const id = (next += 1);
      await rows.insertOne({ _id: id, key: `k${id}`, rounds: 0 });
      acknowledged.set(id, 0);
      await rows.updateOne({ _id: id }, { $inc: { rounds: 1 } });
      acknowledged.set(id, 1);
    }
  };
  await Promise.allSettled(Array.from({ length: 16 }, writer));
}

describe('what was acknowledged', () => {
  it('is there after kill -9 under load, three times over, and the indexes fit the documents', async () => {
    const dir = freshDir();
    const acknowledged = new Map<number, number>();
    for (let round = 0; round < 3; round += 1) {
      const { child, uri } = await spawnDatabase(dir);
      const connection = await mongoose
        .createConnection(uri, { dbName: 'crash', serverSelectionTimeoutMS: 5_000 })
        .asPromise();
      const rows = collectionOf(connection);
      await rows.createIndex({ key: 1 }, { unique: true });
      const before = acknowledged.size;
      const writing = writeUntilKilled(rows, round * 1_000_000, acknowledged);
      while (acknowledged.size < before + 150) await rows.countDocuments();
      child.kill('SIGKILL');
      await once(child, 'exit');
      await writing;
      await connection.close();
    }
    const database = await startTestDatabase({ dir });
    const rows = collectionOf(await database.connect('crash'));
    const found = new Map((await rows.find().toArray()).map((row) => [row._id, row]));
    const lost = [...acknowledged].filter(([id, rounds]) => (found.get(id)?.rounds ?? -1) < rounds);
    expect(lost).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(450);
    const byIndex = await Promise.all(
      [...found.values()].map(async (row) => (await rows.findOne({ key: row.key }))?._id === row._id),
    );
    expect(byIndex).not.toContain(false);
    expect(await rows.countDocuments({ key: { $gte: 'k' } })).toBe(found.size);
    await database.remove();
  });

  it('is there after a close, with the indexes and the numbers of the records', async () => {
    const dir = freshDir();
    const first = await startDatabase({ dir, listen: {}, logger: silentLogger });
    const connection = await mongoose.createConnection(first.uri, { dbName: 'test', autoCreate: false }).asPromise();
    await collectionOf(connection).createIndex({ key: 1 }, { unique: true });
    await collectionOf(connection).insertMany([
      { _id: 2, key: 'b', rounds: 0 },
      { _id: 1, key: 'a', rounds: 0 },
    ]);
    await connection.close();
    await first.close();
    const second = await startTestDatabase({ dir });
    const rows = collectionOf(await second.connect());
    await rows.insertOne({ _id: 0, key: 'c', rounds: 0 });
    expect((await rows.find().toArray()).map((row) => row._id)).toEqual([2, 1, 0]);
    await expect(rows.insertOne({ _id: 9, key: 'a', rounds: 0 })).rejects.toMatchObject({ code: 11000 });
    await second.remove();
    rmSync(dir, { recursive: true, force: true });
  });
});
