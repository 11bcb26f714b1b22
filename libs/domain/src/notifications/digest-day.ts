import { calendarDay, zonedFormat } from '../calendar/index.ts';

/** From this hour what still waits of the day before is told. */
export const digestHour = 8;

const hourOfDay = zonedFormat('fr-FR', { hour: '2-digit', hourCycle: 'h23' });

/** The latest day (YYYY-MM-DD) whose digests may leave now without anything happening. */
export function digestDay(now: Date): string {
  const hour = Number(hourOfDay.formatToParts(now).find(({ type }) => type === 'hour')?.value);
  return hour >= digestHour ? calendarDay(now) : calendarDay(new Date(now.getTime() - (digestHour + 1) * 3_600_000));
}
