import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import type { Collection } from 'mongodb';
import { bareLmdb } from './bare-lmdb.ts';
import { fileDocument, historyEntry, indexes, newHash } from './file-document.ts';
import type { FileDocument } from './file-document.ts';
import { spawnDatabase } from './spawn-database.ts';
import type { SpawnedDatabase } from './spawn-database.ts';

const parallel = 32;
const perBatch = 1000;
/** Megabytes of its own that the database may hold after the many writes. */
const maxMemory = 600;
/** Conditional updates a second, on a quiet machine. */
const leastUpdates = 1000;

/**
 * `--files 200000 [--writes 4000]`: single writes beside the bare engine and an empty command, then `updateMany` and `deleteMany`
 * over many documents with the memory they take. Processor time says more than the clock on a machine that others use too.
 */
export async function embedded(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { files: { type: 'string', default: '200000' }, writes: { type: 'string', default: '4000' } },
  });
  const dir = await mkdtemp(join(tmpdir(), 'bench-embedded-'));
  const database = await spawnDatabase(join(dir, 'database'));
  const client = await new MongoClient(database.uri, { maxPoolSize: parallel }).connect();
  try {
    const files = client.db('bench').collection<FileDocument>('files');
    for (const { keys, unique } of indexes) await files.createIndex(keys, unique === undefined ? {} : { unique });
    const isQuick = await singleWrites(database, client, files, Number(values.writes), dir);
    return (await manyAtOnce(database, files, Number(values.files), Number(values.writes))) && isQuick;
  } finally {
    await client.close();
    await database.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function singleWrites(
  database: SpawnedDatabase,
  client: MongoClient,
  files: Collection<FileDocument>,
  count: number,
  dir: string,
): Promise<boolean> {
  const bare = await bareLmdb(dir, count, parallel);
  const costOf = (work: (n: number) => Promise<unknown>) => timed(database, count, work);
  const ping = await costOf(() => client.db('bench').command({ ping: 1 }));
  const insert = await costOf((n) => files.insertOne(fileDocument(n)));
  const find = await costOf((n) => files.findOne({ _id: `file-${n}` }));
  const hashes = await hashesOf(files);
  const update = await costOf((n) => changeIfUnchanged(files, `file-${n}`, hashes.get(`file-${n}`)));
  const change = await costOf((n) => changeRead(files, `file-${n}`));
  console.log(`${count} each, ${parallel} at a time          per second   processor ms   × bare engine`);
  const row = (name: string, { rate, cost }: Timed, base?: number) =>
    console.log(
      `${name.padEnd(34)}${rate.toFixed(0).padStart(12)}${cost.toFixed(2).padStart(15)}${base === undefined ? '' : (cost / base).toFixed(1).padStart(16)}`,
    );
  row('ping: the way there and back', ping);
  row('insertOne', insert, bare.insert);
  row('findOne by _id', find);
  row('change if unchanged', update);
  row('read, then change if unchanged', change, bare.change);
  return tellUpdates(update);
}

/** A busy machine bends the rate; what the processor says by itself is printed beside it. */
function tellUpdates({ rate, cost }: Timed): boolean {
  const alone = 1000 / cost;
  const verdict = rate >= leastUpdates ? 'met' : 'missed';
  const reason = alone >= leastUpdates ? 'the machine had other work' : 'a core does no more';
  console.log(
    `\nconditional updates ${rate.toFixed(0)}/s, wanted ${leastUpdates}: ${verdict}${verdict === 'met' ? '' : `, ${reason}`} (a core alone: ${alone.toFixed(0)}/s)`,
  );
  return alone >= leastUpdates;
}

async function hashesOf(files: Collection<FileDocument>): Promise<ReadonlyMap<string, string>> {
  const found = await files.find({}, { projection: { rowHash: 1 } }).toArray();
  return new Map(found.map(({ _id, rowHash }) => [_id, rowHash]));
}

/** As the product writes: on the version that was read. */
async function changeRead(files: Collection<FileDocument>, _id: string): Promise<void> {
  const read = await files.findOne({ _id }, { projection: { rowHash: 1 } });
  await changeIfUnchanged(files, _id, read?.rowHash);
}

async function changeIfUnchanged(files: Collection<FileDocument>, _id: string, rowHash = ''): Promise<void> {
  const written = await files.findOneAndUpdate(
    { _id, rowHash },
    {
      $set: { rowHash: newHash() },
      $inc: { sequence: 1, status: 1 },
      $push: { history: historyEntry('FAC') },
    },
    { returnDocument: 'after' },
  );
  if (written === null) throw new Error(`${_id} is not what was read`);
}

interface Timed {
  readonly rate: number;
  /** Milliseconds of the database's processor time for each. */
  readonly cost: number;
}

async function timed(database: SpawnedDatabase, count: number, work: (n: number) => Promise<unknown>): Promise<Timed> {
  const [began, used] = [performance.now(), database.processorTime()];
  let n = 0;
  const worker = async () => {
    while (n < count) await work((n += 1));
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return { rate: (count / (performance.now() - began)) * 1000, cost: (database.processorTime() - used) / count };
}

async function manyAtOnce(
  database: SpawnedDatabase,
  files: Collection<FileDocument>,
  total: number,
  from: number,
): Promise<boolean> {
  const memories: number[] = [];
  console.log(`\n${total} documents                        seconds   processor s   own memory MB   with its file MB`);
  const stage = async (name: string, work: () => Promise<unknown>) => {
    const [began, used] = [performance.now(), database.processorTime()];
    await work();
    const { own, withFile } = database.memory();
    const [seconds, processor] = [(performance.now() - began) / 1000, (database.processorTime() - used) / 1000];
    memories.push(own);
    console.log(
      `${name.padEnd(34)}${seconds.toFixed(1).padStart(9)}${processor.toFixed(1).padStart(14)}${String(own).padStart(16)}${String(withFile).padStart(19)}`,
    );
  };
  await stage('insertMany, a thousand each', () => insertAll(files, total, from + 1));
  await stage('updateMany of a plain field', () => files.updateMany({}, { $set: { note: 'seen' } }));
  await stage('updateMany of an indexed field', () => files.updateMany({ status: 0 }, { $set: { status: 6 } }));
  await stage('deleteMany', () => files.deleteMany({ status: 6 }));
  const most = Math.max(...memories);
  console.log(`\nown memory at most ${most} MB, allowed ${maxMemory}: ${most <= maxMemory ? 'held' : 'broken'}`);
  return most <= maxMemory;
}

async function insertAll(files: Collection<FileDocument>, total: number, from: number): Promise<void> {
  for (let start = from; start < from + total; start += perBatch)
    await files.insertMany(Array.from({ length: perBatch }, (_, index) => fileDocument(start + index)));
}
