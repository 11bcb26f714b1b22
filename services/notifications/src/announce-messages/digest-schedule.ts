import type { Logger } from '@alveole/service-kit';
import { announceDue } from './announce-messages.ts';
import type { AnnouncePorts } from './announce-messages.ts';

/** What waited over night is told at most this late. Milliseconds. */
const pause = 10 * 60_000;

/** Looks at the start and every ten minutes; what fails is logged and tried again at the next look. */
export function startDigests(ports: AnnouncePorts, logger: Logger): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(async () => {
        const told = await announceDue(ports);
        if (told > 0) logger.info({ told }, 'the digests of waiting messages are sent');
      })
      .catch((error: unknown) => logger.warn({ err: error }, 'sending the digests of waiting messages failed'));
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
