import { weekOf, weeksBetween, type CalendarWeek } from '../statistics/calendar-week.ts';
import { calendarDay } from '../calendar/index.ts';

/** What files took of an envelope, week by week, less what they gave back, in cents. */
export type EnvelopeWeeks = Readonly<Record<CalendarWeek, number>>;

export type EnvelopeForecast =
  | { readonly kind: 'used-up' }
  /** Too few whole weeks behind. */
  | { readonly kind: 'too-early' }
  /** Nothing was taken in these weeks. */
  | { readonly kind: 'at-rest' }
  /** At the pace of the weeks before. */
  | { readonly kind: 'ends'; readonly day: string };

/** Whole weeks that the pace is read from, at most and at least. */
export const forecastWeeks = 4;
export const leastForecastWeeks = 2;

const dayMs = 86_400_000;

/**
 * The day on which an envelope ends at the pace of its last whole weeks.
 * @param now what lies in the week of this instant does not count yet
 */
export function forecastEnd(leftCents: number, weeks: EnvelopeWeeks, now: Date): EnvelopeForecast {
  if (leftCents <= 0) return { kind: 'used-up' };
  const whole = wholeWeeks(weeks, now);
  if (whole.length < leastForecastWeeks) return { kind: 'too-early' };
  const takenCents = whole.reduce((sum, week) => sum + (weeks[week] ?? 0), 0);
  if (takenCents <= 0) return { kind: 'at-rest' };
  const days = Math.floor((leftCents * whole.length * 7) / takenCents);
  return { kind: 'ends', day: calendarDay(new Date(now.getTime() + days * dayMs)) };
}

/** The last weeks before this one, since the first in which something was taken. */
function wholeWeeks(weeks: EnvelopeWeeks, now: Date): readonly CalendarWeek[] {
  const first = Object.keys(weeks).toSorted()[0];
  const current = weekOf(now);
  if (first === undefined || first >= current) return [];
  return weeksBetween(first, current)
    .filter((week) => week !== current)
    .slice(-forecastWeeks);
}
