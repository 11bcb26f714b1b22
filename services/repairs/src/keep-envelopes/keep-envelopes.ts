import { createGauge, startRounds } from '@alveole/service-kit';
import type { Logger, MetricsRegistry, Rounds } from '@alveole/service-kit';
import { hasEnvelopes } from '../hold-envelopes/standing-envelopes.ts';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';
import { readEnvelopes } from '../read-envelopes/read-envelopes.ts';
import { alertAdministrators } from './alert-administrators.ts';
import { compareEnvelopes, hasAny } from './compare-envelopes.ts';
import { serveWaiting } from './serve-waiting.ts';
import { settlePending } from './settle-pending.ts';
import { walkFiles } from './walk-files.ts';

const everyMs = 15_000;
const compareEveryMs = 24 * 3_600_000;

/** What a round needs besides its ports. */
export interface RoundContext {
  readonly logger: Logger;
  readonly isStopped: () => boolean;
}

/**
 * One look after the envelopes: ends what dead processes left, counts the files of a new version, serves those that wait,
 * tells administrators, and compares the accounts with the files once a day. Nothing where the campaign has no envelopes.
 */
export async function lookAfterEnvelopes(ports: EnvelopePorts, { logger, isStopped }: RoundContext): Promise<void> {
  if (!hasEnvelopes(ports)) return;
  await settlePending(ports);
  const files = await walkFiles(ports, isStopped);
  if (files !== undefined) logger.info({ files }, 'files counted for the envelopes');
  await serveWaiting(ports);
  await alertAdministrators(ports);
  if (isStopped() || !(await isComparisonDue(ports))) return;
  if (hasAny(await compareEnvelopes(ports)))
    logger.warn('the envelopes are not what the files say: recount them (envelopes --recount)');
}

async function isComparisonDue(ports: EnvelopePorts): Promise<boolean> {
  const due = ports.now().getTime() - compareEveryMs;
  return (await readEnvelopes(ports)).some(({ record }) => (record.comparison?.at.getTime() ?? 0) <= due);
}

/** Looks after the envelopes every fifteen seconds, and shows them among the metrics. */
export function keepEnvelopes(
  ports: EnvelopePorts,
  { logger, metrics }: { readonly logger: Logger; readonly metrics: MetricsRegistry },
): Rounds {
  let stopped = false;
  const show = createGauge(metrics, {
    name: 'envelope_cents',
    help: 'Cents of a funder’s envelope: its amount, and what is reserved, committed and paid.',
    labelNames: ['funder', 'state'],
  });
  const round = async () => {
    await lookAfterEnvelopes(ports, { logger, isStopped: () => stopped });
    for (const { funderId: funder, record } of await readEnvelopes(ports)) {
      show({ funder, state: 'amount' }, record.amountCents);
      show({ funder, state: 'reserved' }, record.reservedCents);
      show({ funder, state: 'committed' }, record.committedCents);
      show({ funder, state: 'paid' }, record.paidCents);
    }
  };
  const rounds = startRounds(round, {
    everyMs,
    logger,
    failure: 'the envelopes were not looked after; tried again soon',
  });
  return {
    async stop() {
      // A walk under way ends after the file that it has in hand.
      stopped = true;
      await rounds.stop();
    },
  };
}
