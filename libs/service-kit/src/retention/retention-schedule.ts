import { zonedFormat } from '@alveole/domain';
import type { Logger } from '../logging/create-logger.ts';
import { createGauge } from '../http/gauges.ts';
import type { MetricsRegistry } from '../http/gauges.ts';
import { startRounds } from '../work/start-rounds.ts';
import type { Rounds } from '../work/start-rounds.ts';
import { carryOutRetention } from './carry-out-retention.ts';
import type { RetentionParts } from './carry-out-retention.ts';

const everyMs = 10 * 60_000;
const night = { from: 1, to: 5 } as const;

const hourFormat = zonedFormat('en-GB', { hour: '2-digit', hourCycle: 'h23' });

/** Whether counters are closed where the installation counts its days: the retention works then. */
export function isNight(now: Date): boolean {
  const hour = Number(hourFormat.format(now));
  return hour >= night.from && hour < night.to;
}

/** Carries the retention out once a night, and shows each row's last run among the metrics. */
export function startRetention(
  parts: RetentionParts,
  { logger, metrics, isOn }: { readonly logger: Logger; readonly metrics: MetricsRegistry; readonly isOn: boolean },
): Rounds {
  let stopped = false;
  const labelNames = ['row'] as const;
  const showCount = createGauge(metrics, {
    name: 'retention_documents',
    help: 'Documents on which the last run of the retention acted.',
    labelNames,
  });
  const showEnd = createGauge(metrics, {
    name: 'retention_finished_seconds',
    help: 'When the last run of the retention finished, in seconds since 1970.',
    labelNames,
  });
  const round = async () => {
    if (isOn && isNight(parts.now())) {
      const runs = (await carryOutRetention({ ...parts, isStopped: () => stopped })) ?? [];
      for (const { row, count, staleCount } of runs.filter((run) => run.count > 0))
        logger.info({ row, count, staleCount }, 'persons past their term are gone');
    }
    for (const { row, count, finishedAt } of await parts.runs.all()) {
      showCount({ row }, count);
      if (finishedAt) showEnd({ row }, finishedAt.getTime() / 1000);
    }
  };
  const rounds = startRounds(round, {
    everyMs,
    logger,
    failure: 'the retention was not carried out; tried again soon',
  });
  return {
    async stop() {
      stopped = true;
      await rounds.stop();
    },
  };
}
