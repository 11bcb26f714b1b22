import { startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import { followRecoveries } from './follow-recoveries.ts';
import type { FollowRecoveriesPorts, OpenRecoveries } from './follow-recoveries.ts';

/** A file that nets a request, or a due date that is past, is seen at most this late. */
const everyMs = 5 * 60_000;

/** Follows payment requests: at the start and every five minutes. @param tell hears after each round what is open */
export function startRecoveryRounds(
  ports: FollowRecoveriesPorts,
  logger: Logger,
  tell: (open: OpenRecoveries) => void,
): Rounds {
  const follow = async () => tell(await followRecoveries(ports));
  return startRounds(follow, { everyMs, logger, failure: 'following payment requests failed' });
}
