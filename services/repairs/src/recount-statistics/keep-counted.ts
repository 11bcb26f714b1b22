import { startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { compareStatistics } from './compare.ts';
import { recount } from './recount.ts';

const everyMs = 15_000;
const compareEveryMs = 24 * 3_600_000;

/**
 * Counts the files when they are not counted yet (a first start, a recount that died, data that were brought in past the
 * service), and compares the figures with them once a day.
 */
export function keepCounted(ports: RepairsPorts, logger: Logger): Rounds {
  let stopped = false;

  async function refresh(): Promise<void> {
    const state = await ports.statistics.state();
    if (!state?.current || state.building) {
      const files = await recount(ports, () => stopped);
      if (files !== undefined) logger.info({ files }, 'files counted for the statistics');
    } else if (isDue(state.comparison?.at)) await compare();
  }

  async function compare(): Promise<void> {
    const comparison = await compareStatistics(ports);
    if (comparison && comparison.differences.length > 0)
      logger.warn(
        { differences: comparison.differences.length },
        'the statistics are not what the files say: recount them',
      );
  }

  const isDue = (last: Date | undefined) => !last || ports.now().getTime() - last.getTime() >= compareEveryMs;
  const rounds = startRounds(refresh, {
    everyMs,
    logger,
    failure: 'the statistics were not looked after; tried again soon',
  });
  return {
    async stop() {
      // A recount under way ends after the files that it has in hand.
      stopped = true;
      await rounds.stop();
    },
  };
}
