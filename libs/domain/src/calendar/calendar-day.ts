import { zonedFormat } from './zoned-format.ts';

const isoDay = zonedFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });
const isoMinute = zonedFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** The calendar day of an instant in the installation's time zone, YYYY-MM-DD. */
export function calendarDay(instant: Date): string {
  return isoDay.format(instant);
}

/** The calendar day after one, both YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** The first instant of a day (YYYY-MM-DD) in the installation's time zone: ISO 8601 in UTC. */
export function firstInstantOf(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset of the zone may change within that day: the one at the instant found first is tried too.
  const near = midnight - offsetAt(midnight);
  const exact = midnight - offsetAt(near);
  return new Date(localMinute(exact) === midnight ? exact : near).toISOString();
}

const offsetAt = (instant: number): number => localMinute(instant) - instant;

/** What clocks show at an instant, as if they showed UTC. */
const localMinute = (instant: number): number =>
  Date.parse(`${isoMinute.format(new Date(instant)).replace(' ', 'T')}:00Z`);
