import { parisDay } from '../campaign/campaign.ts';

/** From this hour of Europe/Paris what still waits of the day before is told. */
export const digestHour = 8;

const hourOfDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', hourCycle: 'h23' });

/** The latest day (YYYY-MM-DD, Europe/Paris) whose digests may leave now without anything happening. */
export function digestDay(now: Date): string {
  const hour = Number(hourOfDay.formatToParts(now).find(({ type }) => type === 'hour')?.value);
  return hour >= digestHour ? parisDay(now) : parisDay(new Date(now.getTime() - (digestHour + 1) * 3_600_000));
}

/** The calendar day after one, both YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
