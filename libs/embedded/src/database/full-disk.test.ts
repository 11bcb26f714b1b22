import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import mongoose from 'mongoose';
import { driverOf, freshDir, startTestDatabase } from './running-database.fixture.ts';

const mib = 1_048_576;
const outOfDiskSpace = { code: 14031, codeName: 'OutOfDiskSpace' };

interface Row {
  _id: number;
  text: string;
  tags?: string[];
}

/** The database in a process whose files the system lets grow to so many bytes: for it the disk is full there. */
async function spawnDatabase(dir: string, bytes: number) {
  const command = [process.execPath, '--import', 'tsx', join(import.meta.dirname, 'database-process.fixture.ts'), dir];
  const child = spawn('prlimit', [`--fsize=${bytes}:unlimited`, ...command], {
    stdio: ['ignore', 'pipe', 'ignore'],
    cwd: join(import.meta.dirname, '../../../..'),
  });
  const [uri] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const connection = await mongoose.createConnection(uri, { dbName: 'test' }).asPromise();
  return {
    rows: driverOf(connection).collection<Row>('rows'),
    makeRoom: () => execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited']),
    async end() {
      await connection.close();
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const text = 'x'.repeat(20_000);

describe('a full disk', () => {
  it('refuses each write as MongoDB does, answers reads, and takes writes again once there is room', async () => {
    const dir = freshDir();
    const { rows, makeRoom, end } = await spawnDatabase(dir, 2 * mib);
    await rows.createIndex({ tags: 1 });
    let written = 0;
    const fill = async () => {
      for (;;) {
        await rows.insertOne({ _id: written, text });
        written += 1;
      }
    };
    await expect(fill()).rejects.toMatchObject(outOfDiskSpace);
    const refused = Array.from({ length: 30 }, (_, n) => rows.insertOne({ _id: 1000 + n, text, tags: ['a', 'b'] }));
    for (const outcome of await Promise.allSettled(refused))
      expect(outcome).toMatchObject({ status: 'rejected', reason: outOfDiskSpace });
    expect(await rows.countDocuments()).toBe(written);
    makeRoom();
    await rows.insertOne({ _id: 5000, text, tags: ['a', 'b'] });
    await end();
    const again = await startTestDatabase({ dir });
    const rowsAfterRestart = driverOf(await again.connect()).collection<Row>('rows');
    expect(await rowsAfterRestart.countDocuments()).toBe(written + 1);
    // One document stands under both: the index remembers that it holds lists, though that was first learned in vain.
    expect(await rowsAfterRestart.find({ tags: { $in: ['a', 'b'] } }).toArray()).toHaveLength(1);
    await again.remove();
    rmSync(dir, { recursive: true, force: true });
  });
});
