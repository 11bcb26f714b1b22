import { startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import { announceDue } from './announce-messages.ts';
import type { AnnouncePorts } from './announce-messages.ts';

/** What waited over night is told at most this late. */
const everyMs = 10 * 60_000;

/** Sends the digests that are due at the start and every ten minutes. */
export function startDigests(ports: AnnouncePorts, logger: Logger): Rounds {
  const announce = async () => {
    const announcedCount = await announceDue(ports);
    if (announcedCount > 0) logger.info({ announcedCount }, 'the digests of waiting messages are sent');
  };
  return startRounds(announce, { everyMs, logger, failure: 'sending the digests of waiting messages failed' });
}
