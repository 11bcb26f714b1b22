import { formatCount } from '@alveole/ui';

const hour = 3_600_000;
const day = 24 * hour;

/** How long something has waited, in the unit that says it best. */
export function ageText(since: string, now: Date): string {
  const waited = Math.max(0, now.getTime() - Date.parse(since));
  if (waited < hour) return 'depuis moins d’une heure';
  if (waited < 2 * day) return `depuis ${formatCount(Math.floor(waited / hour), 'heure')}`;
  return `depuis ${formatCount(Math.floor(waited / day), 'jour')}`;
}
