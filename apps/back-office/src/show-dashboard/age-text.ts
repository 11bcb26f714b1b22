import { formatCount } from '@alveole/ui';

const hour = 3_600_000;
const day = 24 * hour;

/** How long something has waited, in the unit that says it best. */
export function ageText(since: string, now: Date): string {
  return `depuis ${shortAge(since, now)}`;
}

/** The same without a preposition. */
export function shortAge(since: string, now: Date): string {
  const waited = Math.max(0, now.getTime() - Date.parse(since));
  if (waited < hour) return 'moins d’une heure';
  if (waited < 2 * day) return formatCount(Math.floor(waited / hour), 'heure');
  return formatCount(Math.floor(waited / day), 'jour');
}
