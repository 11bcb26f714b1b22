import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyTally, freedStatuses, totalOf } from '@alveole/domain';
import { connectDatabase, cursorAfter, filterOf, trusted } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { createCampaignReplayStore, createReplayedFiles, createRepairModel } from '@alveole/repairs/lists';
import type { RepairDocument } from '@alveole/repairs/lists';
import { spawnDatabase } from '../embedded/spawn-database.ts';
import { fillStore } from '../lists/fill-store.ts';
import { shopsFor } from '../lists/plausible.ts';
import { repairDocument } from '../lists/repair-document.ts';
import { fillPeople } from './fill-people.ts';
import { replayToTheEnd, replayUntil } from './replay-processes.ts';
import { plainCampaign, ruledCampaign } from './ruled-campaign.ts';

const dbName = 'alveole_campaigns';
const quiet = { info: () => undefined, warn: () => undefined };
const id = 'bench';
/** The process that replays is killed behind this part of the files. */
const killedBehind = 0.4;

export interface ReplayTimes {
  readonly fillMs: number;
  /** Of reading the files alone, page by page. */
  readonly readMs: number;
  /** Of both processes, with the rests of the service, without the start of the second one. */
  readonly replayMs: number;
  /** Files that were read when the first process was killed. */
  readonly readBeforeKill: number;
  /** The most that a process held. */
  readonly megabytes: number;
  /** Files with a premium that were judged, and that there are. */
  readonly judged: number;
  readonly expected: number;
}

/** Replays rules that read people, shops and earlier files on so many files; the process is killed on the way, and another goes on. */
export async function replayTimes(files: number): Promise<ReplayTimes> {
  const folder = await mkdtemp(join(tmpdir(), 'alveole-bench-campaigns-'));
  const engine = await spawnDatabase(folder);
  const database = await connectDatabase({ uri: engine.uri, dbName, logger: quiet });
  const ruled = await ruledCampaign(true);
  try {
    const fillMs = await timeOf(() => fill(database, files));
    const readMs = await timeOf(() => readAll(database));
    const replays = createCampaignReplayStore(database);
    await replays.open({
      id,
      state: 'running',
      former: plainCampaign,
      next: ruled,
      author: { userId: 'ann', userName: 'Ann' },
      createdAt: new Date(),
      total: files,
      read: 0,
      tally: emptyTally,
    });
    const readOf = async () => (await replays.byId(id))?.read ?? 0;
    const args = [engine.uri, dbName];
    const firstMs = await replayUntil(args, readOf, killedBehind * files);
    const readBeforeKill = await readOf();
    const { ms, megabytes } = await replayToTheEnd(args, readOf);
    const judged = totalOf((await replays.byId(id))?.tally ?? emptyTally).files;
    const expected = await premiumsIn(database);
    return { fillMs, readMs, replayMs: firstMs + ms, readBeforeKill, megabytes, judged, expected };
  } finally {
    await database.close();
    await engine.stop();
    await ruled.remove();
    await rm(folder, { recursive: true });
  }
}

async function fill(database: Database, files: number): Promise<void> {
  const model = createRepairModel(database);
  createCampaignReplayStore(database);
  await database.createIndexes();
  const shops = shopsFor(files);
  await fillStore(
    model,
    files,
    (n) => repairDocument(n, shops),
    () => undefined,
  );
  const people = await model.find({}, { consumerId: 1 }).lean<{ consumerId: string }[]>();
  await fillPeople(database, [...new Set(people.map(({ consumerId }) => consumerId))]);
}

async function readAll(database: Database): Promise<void> {
  const files = createReplayedFiles(createRepairModel(database));
  const period = { from: new Date(0), before: new Date() };
  for (let behind: string | undefined, isThrough = false; !isThrough;) {
    const last = (await files.page(period, behind)).at(-1);
    isThrough = last === undefined;
    behind = last && cursorAfter({ _id: last.id, date: last.createdAt });
  }
}

/** Files with an invoice that were neither given up nor refused. */
function premiumsIn(database: Database): Promise<number> {
  const status = trusted({ $nin: [...freedStatuses] });
  return createRepairModel(database).countDocuments(
    filterOf<RepairDocument>({ status, invoiceCents: trusted({ $gt: 0 }) }),
  );
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
