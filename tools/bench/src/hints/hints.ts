import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { HintKind } from '@alveole/contracts/review';
import { connectDatabase, driverCollectionOf } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { readPlaceIndex } from '@alveole/embedded/places';
import { createPrintedAmounts, createRepairModel, createRepairStore, readHints } from '@alveole/repairs/lists';
import { MongoClient } from 'mongodb';
import { spawnDatabase } from '../embedded/spawn-database.ts';
import { fillStore } from '../lists/fill-store.ts';
import { shopsFor } from '../lists/plausible.ts';
import { repairDocument } from '../lists/repair-document.ts';
import { knownPeople } from './known-people.ts';
import { plantedCases } from './planted-cases.ts';
import type { PlantedCase } from './planted-cases.ts';
import { plantedInvoices } from './planted-invoices.ts';

const sets = 20;
/** Index entries and documents that the questions of one file may cost, however many files there are. */
const maxEntries = 500;
const quiet = { info: () => undefined, warn: () => undefined };

interface Tally {
  readonly name: string;
  readonly asked: number;
  readonly found: number;
  readonly falseHints: number;
}

/**
 * `--files 5000`: plants twenty of each case among so many ordinary files and prints which were found, which hints were false,
 * and what the questions of one file cost at most.
 */
export async function hints(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { files: { type: 'string', default: '5000' } } });
  const folder = await mkdtemp(join(tmpdir(), 'alveole-bench-hints-'));
  const engine = await spawnDatabase(folder);
  const database = await connectDatabase({ uri: engine.uri, dbName: 'alveole_hints', logger: quiet });
  const client = new MongoClient(engine.uri);
  try {
    return await measured(database, () => scannedBy(client), Number(values.files));
  } finally {
    await client.close();
    await database.close();
    await engine.stop();
    await rm(folder, { recursive: true });
  }
}

async function measured(database: Database, scanned: () => Promise<number>, files: number): Promise<boolean> {
  const model = createRepairModel(database);
  const all = await plantedSets(files);
  const planted = all.flatMap((one) => one.files);
  await database.createIndexes();
  await fillStore(
    model,
    files,
    (n) => repairDocument(n, shopsFor(files)),
    () => undefined,
  );
  await driverCollectionOf(model).insertMany(planted.map(({ document }) => document));
  const ports = { repairs: createRepairStore(model), ...knownPeople(planted, await readPlaceIndex()) };
  const tallies = new Map<string, Tally>();
  let maxScanned = 0;
  for (const one of all) {
    const before = await scanned();
    const hints = await readHints(ports, one.files.at(-1)?.document._id ?? '');
    maxScanned = Math.max(maxScanned, (await scanned()) - before);
    tallies.set(
      one.name,
      tallyOf(
        one,
        hints.map(({ kind }) => kind),
        tallies.get(one.name),
      ),
    );
  }
  return print([...tallies.values()], maxScanned);
}

/** Each set with its invoices printed and read. */
async function plantedSets(files: number): Promise<readonly PlantedCase[]> {
  const reader = createPrintedAmounts();
  try {
    const planted: PlantedCase[] = [];
    for (let set = 0; set < sets; set += 1)
      planted.push(...plantedCases(set, files + set * 1000, await plantedInvoices(set, reader)));
    return planted;
  } finally {
    await reader.close();
  }
}

function tallyOf({ name, expected }: PlantedCase, kinds: readonly HintKind[], before?: Tally): Tally {
  const { asked, found, falseHints } = before ?? { asked: 0, found: 0, falseHints: 0 };
  const isFound = expected === undefined || kinds.includes(expected);
  const isFalse = kinds.some((kind) => kind !== expected);
  return { name, asked: asked + 1, found: found + Number(isFound), falseHints: falseHints + Number(isFalse) };
}

async function scannedBy(client: MongoClient): Promise<number> {
  const { metrics } = await client.db('admin').command({ serverStatus: 1 });
  const { scanned, scannedObjects } = metrics.queryExecutor;
  return Number(scanned) + Number(scannedObjects);
}

function print(tallies: readonly Tally[], maxScanned: number): boolean {
  console.log(`${'planted'.padEnd(40)}${'cases'.padStart(8)}${'found'.padStart(8)}${'false'.padStart(8)}`);
  for (const { name, asked, found, falseHints } of tallies)
    console.log(`${name.padEnd(40)}${[asked, found, falseHints].map((count) => String(count).padStart(8)).join('')}`);
  console.log(`\nat most ${maxScanned} index entries and documents for one file, ${maxEntries} allowed`);
  const isRight = tallies.every(({ asked, found, falseHints }) => found === asked && falseHints === 0);
  return isRight && maxScanned <= maxEntries;
}
