import { startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import { draftWeekly } from './draft-weekly.ts';
import type { DraftWeeklyPorts } from './draft-weekly.ts';

/** The batch of the week stands at most this late. */
const everyMs = 15 * 60_000;

/** Drafts the batch of the week once it is due: looks at the start and every quarter of an hour. */
export function startWeeklyDrafts(ports: DraftWeeklyPorts, logger: Logger): Rounds {
  const draft = async () => {
    const drafted = await draftWeekly(ports);
    if (drafted > 0) logger.info({ drafted }, 'the batch of the week is drafted');
  };
  return startRounds(draft, { everyMs, logger, failure: 'drafting the batch of the week failed' });
}
