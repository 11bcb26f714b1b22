import type { Logger } from '@alveole/service-kit';
import { draftWeekly } from './draft-weekly.ts';
import type { DraftWeeklyPorts } from './draft-weekly.ts';

/** The batch of the week stands at most this late. Milliseconds. */
const pause = 15 * 60_000;

/** Looks at the start and every quarter of an hour; what fails is logged and tried again at the next look. */
export function startWeeklyDrafts(ports: DraftWeeklyPorts, logger: Logger): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(async () => {
        const drafted = await draftWeekly(ports);
        if (drafted > 0) logger.info({ drafted }, 'the batch of the week is drafted');
      })
      .catch((error: unknown) => logger.warn({ err: error }, 'drafting the batch of the week failed'));
  };
  look();
  const timer = setInterval(look, pause);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
