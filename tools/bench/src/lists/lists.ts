import { join } from 'node:path';
import { tmpdir, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { rowsPerPage } from '@alveole/domain';
import { createEstablishmentModel, createEstablishmentStore } from '@alveole/enrolment/lists';
import { connectDatabase } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { MongoClient } from 'mongodb';
import { createRepairModel, createRepairStore, createStatisticsStore } from '@alveole/repairs/lists';
import { spawnDatabase } from '../embedded/spawn-database.ts';
import { establishmentCases } from './establishment-cases.ts';
import { establishmentDocument } from './establishment-document.ts';
import { fillCounters } from './fill-counters.ts';
import { fillStore } from './fill-store.ts';
import { repairCases } from './list-cases.ts';
import { measure } from './measure.ts';
import type { Measured } from './measure.ts';
import { repairDocument } from './repair-document.ts';
import { shopsFor } from './plausible.ts';
import { maxSlowdown, whySlower } from './why-slower.ts';

/** Index entries that a page may cost. */
const maxEntries = 2 * rowsPerPage;
/** In the embedded engine, with all its indexes (docs/adr/0024). */
const bytesPerFile = 16_000;

/** What is known to miss, with the measured reason (docs/adr/0039). */
const knownMisses: Readonly<Record<string, string>> = {
  'count of what one holds':
    'counted over the range of one index: the files of one person, whatever there is beside them; to keep it needs an event of assignment',
};

const quiet = { info: () => undefined, warn: () => undefined };

/**
 * `--files 20000,200000 [--folder DIR] [--mongo URI] [--seed n]`: fills a store per size (kept in the folder, resumed when it
 * was cut off) and prints, for what staff and visitors ask for, index entries looked at and how long it took.
 */
export async function lists(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      files: { type: 'string', default: '20000' },
      folder: { type: 'string', default: join(tmpdir(), 'alveole-bench-lists') },
      mongo: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const asked = values.files.split(',').map(Number);
  const sizes = asked.filter((files) => values.mongo !== undefined || files * bytesPerFile <= totalmem());
  for (const files of asked.filter((each) => !sizes.includes(each))) tellTooLarge(files);
  const own = values.mongo === undefined ? await spawnDatabase(values.folder) : undefined;
  const uri = own?.uri ?? values.mongo ?? '';
  try {
    const results: Measured[][] = [];
    for (const files of sizes) results.push(await measureSize(uri, files, Number(values.seed)));
    return print(sizes, results);
  } finally {
    await own?.stop();
  }
}

/** Once its pages no longer find room in memory, each file that is added reads and writes pages all over the disk. */
function tellTooLarge(files: number): void {
  const gigabytes = (bytes: number) => Math.round(bytes / 1e9);
  console.log(
    `${files} files: not on this machine, ${gigabytes(files * bytesPerFile)} GB of pages for ${gigabytes(totalmem())} GB of memory; --mongo URI measures a MongoDB`,
  );
}

async function measureSize(uri: string, files: number, seed: number): Promise<Measured[]> {
  const database = await connectDatabase({ uri, dbName: `alveole_lists_${files}`, logger: quiet });
  const client = new MongoClient(uri);
  try {
    const cases = await filled(database, files);
    const status = async () => {
      const { metrics } = (await client.db('admin').command({ serverStatus: 1 })) as unknown as ServerStatus;
      return Number(metrics.queryExecutor.scanned);
    };
    const measured: Measured[] = [];
    for (const one of cases) measured.push(await measure(one, status, seed));
    return measured;
  } finally {
    await client.close();
    await database.close();
  }
}

interface ServerStatus {
  readonly metrics: { readonly queryExecutor: { readonly scanned: unknown } };
}

async function filled(database: Database, files: number) {
  const repairs = createRepairModel(database);
  const establishments = createEstablishmentModel(database);
  const shops = shopsFor(files);
  const began = performance.now();
  const progress = (there: number) => {
    if (there % 10_000 === 0)
      console.error(`${there} of ${files} files, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  };
  await database.createIndexes();
  await fillStore(establishments, shops, establishmentDocument, () => undefined);
  await fillStore(repairs, files, (n) => repairDocument(n, shops), progress);
  const statistics = createStatisticsStore(database);
  await fillCounters(statistics, files);
  return [
    ...repairCases({ store: createRepairStore(repairs), statistics, files, shops }),
    ...establishmentCases(createEstablishmentStore(establishments)),
  ];
}

function print(sizes: readonly number[], results: readonly Measured[][]): boolean {
  const [smallest = []] = results;
  const largest = results.at(-1) ?? [];
  console.log(
    `${'entries, p50 and p95 in ms at'.padEnd(42)}${sizes.map((size) => `${size} files`.padStart(24)).join('')}   slower`,
  );
  const verdicts = smallest.map((among, index) => {
    const row = results.map((result) => result[index] as Measured);
    const amongMore = largest[index] as Measured;
    const slower = amongMore.p95 / among.p95;
    const isBounded = row.every(({ entries }) => entries <= maxEntries);
    const isLevel = slower <= maxSlowdown;
    const misses = [
      ...(isBounded ? [] : [missed(`more than ${maxEntries} entries`, knownMisses[among.name])]),
      ...(isLevel ? [] : [missed('slower', whySlower(among, amongMore))]),
    ];
    console.log(`${among.name.padEnd(42)}${row.map(cell).join('')}${slower.toFixed(2).padStart(9)}${misses.join('')}`);
    return { isBounded, isLevel };
  });
  const bounded = verdicts.filter(({ isBounded }) => isBounded).length;
  const level = verdicts.filter(({ isLevel }) => isLevel).length;
  console.log(
    `\n${bounded} of ${verdicts.length} within ${maxEntries} entries, ${level} within ${maxSlowdown} × of the smallest store`,
  );
  return bounded === verdicts.length;
}

const missed = (what: string, reason?: string): string =>
  `   missed: ${what}${reason === undefined ? '' : ` (${reason})`}`;

const cell = ({ entries, p50, p95 }: Measured): string =>
  `${String(entries).padStart(8)}${p50.toFixed(1).padStart(8)}${p95.toFixed(1).padStart(8)}`;
