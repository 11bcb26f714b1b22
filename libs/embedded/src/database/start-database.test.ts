import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import mongoose from 'mongoose';
import { freshDir, silentLogger, startTestDatabase } from './running-database.fixture.ts';
import { startDatabase } from './start-database.ts';
import { longestSocketPath } from './wire/socket-path.ts';

const socketOf = (uri: string): string => decodeURIComponent(uri.slice('mongodb://'.length).replace(/\/.*$/, ''));

describe('starting the database', () => {
  it('puts a socket that only its user may use beside the data, and takes it away at the end', async () => {
    const database = await startTestDatabase();
    const socket = socketOf(database.uri);
    expect(socket).toBe(join(database.dir, 'db.sock'));
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    await database.close();
    await database.close();
    expect(() => statSync(socket)).toThrow('ENOENT');
    await database.remove();
  });

  it('moves to a short private folder when the path is longer than the system keeps', async () => {
    const base = freshDir();
    const dir = join(base, 'd'.repeat(60), 'e'.repeat(60));
    mkdirSync(dir, { recursive: true });
    const database = await startTestDatabase({ dir });
    const socket = socketOf(database.uri);
    expect(Buffer.byteLength(socket)).toBeLessThanOrEqual(longestSocketPath);
    expect(statSync(dirname(socket)).mode & 0o777).toBe(0o700);
    const connection = await database.connect();
    await connection.collection('a').insertOne({});
    await database.remove();
    expect(() => statSync(dirname(socket))).toThrow('ENOENT');
    rmSync(base, { recursive: true });
  });

  it('listens on TCP when asked to', async () => {
    const database = await startTestDatabase({ listen: { host: '127.0.0.1', port: 0 } });
    expect(database.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:[1-9]\d+\/$/);
    expect(await (await database.connect()).collection('a').countDocuments()).toBe(0);
    await database.remove();
  });

  it('takes the socket path that it is given, even when a killed process left a socket there', async () => {
    const dir = freshDir();
    const socketPath = join(dir, 'own.sock');
    writeFileSync(socketPath, '');
    const database = await startTestDatabase({ dir, listen: { socketPath } });
    expect(socketOf(database.uri)).toBe(socketPath);
    await expect(
      startDatabase({ dir: join(dir, 'second'), listen: { socketPath }, logger: silentLogger }),
    ).rejects.toThrow('already listens');
    await database.remove();
  });

  it('lets one process only use a directory, but takes over from a dead one', async () => {
    const database = await startTestDatabase();
    await expect(startDatabase({ dir: database.dir, listen: {}, logger: silentLogger })).rejects.toThrow('in use');
    const owner = JSON.parse(readFileSync(join(database.dir, 'owner.json'), 'utf8')) as { pid: number };
    expect(owner.pid).toBe(process.pid);
    await database.close();
    writeFileSync(join(database.dir, 'owner.json'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    const again = await startTestDatabase({ dir: database.dir });
    await again.remove();
  });

  it('refuses a data file that is not its own', async () => {
    const dir = freshDir();
    writeFileSync(join(dir, 'data.mdb'), 'no LMDB file at all'.repeat(1000));
    await expect(startDatabase({ dir, listen: {}, logger: silentLogger })).rejects.toThrow(
      'is not a file of this database',
    );
    rmSync(dir, { recursive: true });
  });

  it('ends a connection that sends nonsense and goes on with the others', async () => {
    const database = await startTestDatabase();
    const connection = await database.connect();
    const socket = createConnection(socketOf(database.uri));
    socket.write(Buffer.from('GET / HTTP/1.1\r\n\r\n'));
    await once(socket, 'close');
    expect(await connection.collection('a').countDocuments()).toBe(0);
    await database.remove();
  });

  it('is started again, at the same place and with its data, when its thread ends by itself', async () => {
    const threads: Worker[] = [];
    const note = (worker: Worker) => void threads.push(worker);
    process.on('worker', note);
    const database = await startTestDatabase({ restarts: { pausesMs: [0], calmMs: 60_000 } });
    process.off('worker', note);
    const connection = await database.connect();
    await connection.collection('a').insertOne({ n: 1 });
    await threads[0]?.terminate();
    const found = async (): Promise<number> =>
      connection
        .collection('a')
        .countDocuments()
        .catch(() => found());
    expect(await found()).toBe(1);
    await connection.collection('a').insertOne({ n: 2 });
    await database.remove();
  });

  it('tells when its thread has ended too often to be started again', async () => {
    const threads: Worker[] = [];
    const note = (worker: Worker) => void threads.push(worker);
    process.on('worker', note);
    let tell = () => {};
    const givenUp = new Promise<void>((resolve) => (tell = resolve));
    const database = await startTestDatabase({ restarts: { pausesMs: [], calmMs: 60_000 }, onGivenUp: () => tell() });
    process.off('worker', note);
    await threads[0]?.terminate();
    await givenUp;
    await database.remove();
  });

  it('answers what was sent before it closes', async () => {
    const database = await startTestDatabase();
    const connection = await mongoose
      .createConnection(database.uri, { dbName: 'test', retryWrites: false })
      .asPromise();
    await connection.collection('a').insertOne({ n: 0 });
    const writes = Array.from({ length: 20 }, (_, n) => connection.collection('a').insertOne({ n }));
    await writes[0];
    const closing = database.close();
    const outcomes = await Promise.allSettled(writes);
    await closing;
    await connection.close();
    const again = await startTestDatabase({ dir: database.dir });
    const count = await (await again.connect()).collection('a').countDocuments();
    expect(count).toBeGreaterThanOrEqual(1 + outcomes.filter(({ status }) => status === 'fulfilled').length);
    await again.remove();
  });
});
