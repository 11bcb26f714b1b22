import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { emptyTally } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { connectDatabase } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { createCampaignReplayStore, createRepairModel, createReplayedFiles, workReplay } from '@alveole/repairs/lists';
import { spawnDatabase } from '../embedded/spawn-database.ts';
import { fillStore } from '../lists/fill-store.ts';
import { shopsFor } from '../lists/plausible.ts';
import { repairDocument } from '../lists/repair-document.ts';
import { evaluationTimes } from './evaluation-times.ts';

const quiet = { info: () => undefined, warn: () => undefined };
/** Milliseconds of one evaluation in the service. */
const maxP95 = 5;
/** A replay takes at most so many times as long as reading its files alone. */
const maxRatio = 8;

/** `--files 5000`: what an evaluation of rules costs, and a replay beside reading the same files alone. */
export async function campaigns(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { files: { type: 'string', default: '5000' } } });
  const { p50, p95 } = evaluationTimes();
  console.log(`evaluation: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, ${maxP95} allowed`);
  const folder = await mkdtemp(join(tmpdir(), 'alveole-bench-campaigns-'));
  const engine = await spawnDatabase(folder);
  const database = await connectDatabase({ uri: engine.uri, dbName: 'alveole_campaigns', logger: quiet });
  try {
    const { files, readMs, replayMs } = await replayTimes(database, Number(values.files));
    const ratio = replayMs / readMs;
    const perSecond = Math.round((1000 * files) / replayMs);
    console.log(
      `replay: ${files} files, ${perSecond} files a second, ${ratio.toFixed(2)} × reading alone, ${maxRatio} allowed`,
    );
    return p95 <= maxP95 && ratio <= maxRatio;
  } finally {
    await database.close();
    await engine.stop();
    await rm(folder, { recursive: true });
  }
}

async function replayTimes(database: Database, files: number) {
  const model = createRepairModel(database);
  const replayedFiles = createReplayedFiles(model);
  const campaignReplays = createCampaignReplayStore(database);
  await database.createIndexes();
  await fillStore(
    model,
    files,
    (n) => repairDocument(n, shopsFor(files)),
    () => undefined,
  );
  const createdAt = new Date();
  const period = { from: new Date(0), before: createdAt };
  const readMs = await timeOf(async () => {
    for (let behind: string | undefined, isThrough = false; !isThrough;) {
      const page = await replayedFiles.page(period, behind);
      const last = page.at(-1);
      isThrough = last === undefined;
      behind = last && `${last.createdAt.toISOString()},${last.id}`;
    }
  });
  const [former, next] = [{ campaign: openEndedCampaign }, { campaign: raisedCampaign() }];
  const author = { userId: 'ann', userName: 'Ann' };
  const replay = {
    id: 'bench',
    state: 'running',
    former,
    next,
    author,
    createdAt,
    total: files,
    read: 0,
    tally: emptyTally,
  } as const;
  await campaignReplays.open(replay);
  const nobody = { knownAll: async () => new Map() };
  const ports = {
    campaignReplays,
    replayedFiles,
    beneficiaries: nobody,
    establishments: nobody,
    now: () => new Date(),
  };
  const replayMs = await timeOf(() =>
    workReplay({ ...ports, pause: async () => undefined } as unknown as Parameters<typeof workReplay>[0]),
  );
  return { files, readMs, replayMs };
}

function raisedCampaign() {
  return { ...openEndedCampaign, rules: { ...openEndedCampaign.rules, 'réparation . plafond': '80 €' } };
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
