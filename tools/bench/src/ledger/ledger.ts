import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareWrites } from './bare-writes.ts';
import { draftBatches, settleBatch, sumsOf } from './pay-files.ts';
import type { Batch, Sums } from './pay-files.ts';
import { refundsAtWork } from './refunds-at-work.ts';
import type { RefundsAtWork } from './refunds-at-work.ts';
import { fileCount, fileSets, premiumCents, sampleMoney } from './sample-money.ts';
import { createStopwatch } from './stopwatch.ts';

/** As many clerks press the button at the same moment. */
const clerks = 20;

/**
 * A batch of a thousand files is drafted, approved, exported and confirmed by the bank’s own file, each step beside bare
 * writes of as many documents; then twenty requests draft another thousand at once. What is paid must be what was
 * granted, once.
 */
export async function ledger(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'alveole-bench-ledger-'));
  const refunds = await refundsAtWork(folder, sampleMoney());
  try {
    const bare = await bareWrites(refunds.database, fileCount);
    console.log(`${fileCount} bare writes of the driver: ${bare.toFixed(0)} ms`);
    const isPaidAlone = await payAlone(refunds, bare);
    return (await payTogether(refunds, bare)) && isPaidAlone;
  } finally {
    await refunds.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function payAlone(refunds: RefundsAtWork, bare: number): Promise<boolean> {
  const watch = createStopwatch();
  const [batch] = await watch.time('drafted', () => draftBatches(refunds, fileSets.alone, 1));
  await settleBatch(refunds, batch as Batch, watch.time);
  await watch.time('followed by the ledger of each file', () => refunds.drain());
  console.log(`\none batch of ${fileCount} files`);
  for (const { name, ms } of watch.laps) tell(name, ms, bare);
  return holds(await sumsOf(refunds, fileSets.alone));
}

async function payTogether(refunds: RefundsAtWork, bare: number): Promise<boolean> {
  const watch = createStopwatch();
  const batches = await watch.time('drafted', () => draftBatches(refunds, fileSets.together, clerks));
  await watch.time('settled and followed', async () => {
    for (const batch of batches) await settleBatch(refunds, batch, async (_name, act) => act());
    await refunds.drain();
  });
  console.log(`\nthe same by ${clerks} requests at once: ${batches.length} batches`);
  for (const { name, ms } of watch.laps) tell(name, ms, bare);
  return holds(await sumsOf(refunds, fileSets.together));
}

function tell(name: string, ms: number, bare: number): void {
  console.log(`  ${name.padEnd(48)} ${ms.toFixed(0).padStart(6)} ms  ${(ms / bare).toFixed(1).padStart(5)} of bare`);
}

function holds({ paidCents, paidFiles, paidTwice }: Sums): boolean {
  const granted = fileCount * premiumCents;
  console.log(`  paid ${paidFiles} files, ${paidCents} of ${granted} cents; paid twice: ${paidTwice}`);
  return paidFiles === fileCount && paidCents === granted && paidTwice === 0;
}
