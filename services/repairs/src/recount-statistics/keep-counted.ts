import type { Logger } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { compareStatistics } from './compare.ts';
import { recount } from './recount.ts';

export interface StatisticsKeeper {
  /** Ends after the files under way. */
  stop(): Promise<void>;
}

const lookEveryMs = 15_000;
const compareEveryMs = 24 * 3_600_000;

/**
 * Counts the files when they are not counted yet (a first start, a recount that died, data that were brought in past the
 * service), and compares the figures with them once a day.
 */
export function keepCounted(ports: RepairsPorts, logger: Logger): StatisticsKeeper {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const state = await ports.statistics.state();
    if (!state?.current || state.building) {
      const files = await recount(ports, () => stopped);
      if (files !== undefined) logger.info({ files }, 'files counted for the statistics');
    } else if (isDue(state.comparison?.at)) await compare();
  }

  async function compare(): Promise<void> {
    const found = await compareStatistics(ports);
    if (found && found.differences.length > 0)
      logger.warn({ differences: found.differences.length }, 'the statistics are not what the files say: recount them');
  }

  const isDue = (last: Date | undefined) => !last || ports.now().getTime() - last.getTime() >= compareEveryMs;
  const next = () => {
    running = running.then(look).catch((error: unknown) => {
      if (!stopped) logger.warn({ err: error }, 'the statistics were not looked after; tried again soon');
    });
  };
  next();
  const timer = setInterval(next, lookEveryMs);
  timer.unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
