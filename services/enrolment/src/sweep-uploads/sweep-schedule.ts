import { startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import { sweepUploads } from './sweep-uploads.ts';
import type { SweepPorts } from './sweep-uploads.ts';

const everyMs = 15 * 60_000;

/** Sweeps what is due at the start and every quarter of an hour. */
export function startSweeping(ports: SweepPorts, logger: Logger): Rounds {
  const sweep = async () => {
    const removed = await sweepUploads(ports);
    if (removed > 0) logger.info({ removed }, 'abandoned uploads swept');
  };
  return startRounds(sweep, { everyMs, logger, failure: 'sweeping abandoned uploads failed' });
}
