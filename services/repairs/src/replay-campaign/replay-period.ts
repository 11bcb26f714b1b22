import { parisDay } from '@alveole/domain';
import type { CampaignReplay, ReplayPeriod } from '../record/campaign-replay.ts';
import type { OpenedBetween } from '../store/replayed-files.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The instants of a period: none later than the moment at which its replay began. */
export function openedBetween(
  { openedFrom, openedTo }: ReplayPeriod,
  createdAt: CampaignReplay['createdAt'],
): OpenedBetween {
  const end = openedTo === undefined ? createdAt : midnightBefore(dayAfter(openedTo));
  return {
    from: openedFrom === undefined ? new Date(0) : midnightBefore(openedFrom),
    before: end < createdAt ? end : createdAt,
  };
}

/** The first instant of a day in Europe/Paris, which is one hour ahead of UTC in winter and two in summer. */
function midnightBefore(day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const inSummer = new Date(utc - 2 * hourMs);
  return parisDay(inSummer) === day ? inSummer : new Date(utc - hourMs);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}
