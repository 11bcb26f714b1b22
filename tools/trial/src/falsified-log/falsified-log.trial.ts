import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refundsAtWork } from '@alveole/bench/refunds-at-work';
import { verifyLog } from '@alveole/transparency';
import type { LogSource, SignedHead } from '@alveole/transparency';
import { createHttpSource } from 'alveole-verify/http-source';
import { sampleBatches } from '../bank-files/sample-batches.ts';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { drawFalsification, falsifications } from './falsify.ts';
import { openLogStore } from './log-store.ts';
import type { LogStore } from './log-store.ts';

export const trial: Trial = {
  promise:
    'A past line of the open accounts cannot be altered, dropped or added unseen: not behind its signed head, nor, signed anew, by whoever kept a head',
  async run(context) {
    const batches = context.short ? 20 : 150;
    const folder = await mkdtemp(join(tmpdir(), 'alveole-log-'));
    const refunds = await refundsAtWork(folder, sampleBatches(batches));
    context.afterwards(async () => {
      await refunds.stop();
      await rm(folder, { recursive: true, force: true });
    });
    const source = createHttpSource(refunds.url);
    const store = openLogStore(refunds);
    const olderHead = await store.headOnceSigned(source);
    const titles = await faultsIn(source, olderHead);
    context.check(`a log as it was signed shows ${titles.join(', ') || 'no fault'}`, titles.length === 0);
    for (let round = 0; round < (context.short ? 4 : 40); round += 1)
      for (const kind of falsifications) await tryOne(context, { kind, source, store, olderHead });
    context.figure('lines, falsified logs', `${2 * batches}, ${(context.short ? 4 : 40) * falsifications.length * 2}`);
  },
};

interface Attempt {
  readonly kind: (typeof falsifications)[number];
  readonly source: LogSource;
  readonly store: LogStore;
  readonly olderHead: SignedHead;
}

/** The same falsification twice: behind the signed heads, and with all heads signed anew by the key itself. */
async function tryOne({ check, random }: TrialContext, { kind, source, store, olderHead }: Attempt): Promise<void> {
  const falsified = drawFalsification(kind, store.lines, random);
  await store.write(falsified, store.heads);
  const seen = await faultsIn(source);
  check(`one line ${kind} behind its head is found: ${seen.join(', ')}`, seen.includes('Historique'));
  await store.write(falsified, [store.signAnew(falsified)]);
  const unseen = await faultsIn(source);
  check(`one line ${kind} and signed anew looks sound to who kept nothing: ${unseen.join(', ')}`, unseen.length === 0);
  const compared = await faultsIn(source, olderHead);
  check(
    `one line ${kind} and signed anew is found by a kept head: ${compared.join(', ')}`,
    compared.includes('Relevé gardé'),
  );
  await store.write(store.lines, store.heads);
}

async function faultsIn(source: LogSource, olderHead?: SignedHead): Promise<readonly string[]> {
  const { outcomes } = await verifyLog(source, { olderHead });
  return outcomes.filter(({ state }) => state === 'faulty').map(({ title }) => title);
}
