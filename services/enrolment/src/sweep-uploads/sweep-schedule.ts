import type { Logger } from '@alveole/service-kit';
import { sweepUploads } from './sweep-uploads.ts';
import type { SweepPorts } from './sweep-uploads.ts';

/** What is due goes at most this late. Milliseconds. */
const pause = 15 * 60_000;

export interface SweepSchedule {
  /** Ends after the sweep under way. */
  stop(): Promise<void>;
}

/** Sweeps at the start and every quarter of an hour; a sweep that fails is logged and tried again with the next. */
export function startSweeping(ports: SweepPorts, logger: Logger): SweepSchedule {
  let running = Promise.resolve();
  const sweep = () => {
    running = running
      .then(async () => {
        const removed = await sweepUploads(ports);
        if (removed > 0) logger.info({ removed }, 'abandoned uploads swept');
      })
      .catch((error: unknown) => logger.warn({ err: error }, 'sweeping abandoned uploads failed'));
  };
  sweep();
  const timer = setInterval(sweep, pause);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
