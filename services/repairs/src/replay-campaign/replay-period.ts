import { dayAfter, firstInstantOf } from '@alveole/domain';
import type { CampaignReplay, ReplayPeriod } from '../record/campaign-replay.ts';
import type { OpenedBetween } from '../store/replayed-files.ts';

/** The instants of a period: none later than the moment at which its replay began. */
export function openedBetween(
  { openedFrom, openedTo }: ReplayPeriod,
  createdAt: CampaignReplay['createdAt'],
): OpenedBetween {
  const end = openedTo === undefined ? createdAt : new Date(firstInstantOf(dayAfter(openedTo)));
  return {
    from: openedFrom === undefined ? new Date(0) : new Date(firstInstantOf(openedFrom)),
    before: end < createdAt ? end : createdAt,
  };
}
