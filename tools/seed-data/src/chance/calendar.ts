const minute = 60_000;
const day = 24 * 60 * minute;
const sunday = 0;

/** The days of the demo data: all lie before today, so that a seed done again on the same day says the same. */
export interface Calendar {
  /** So many days before today, at a minute of the day (UTC); a Sunday becomes the Saturday before. */
  daysAgo(days: number, minuteOfDay: number): Date;
  /** So many days after an instant, at a minute of the day (UTC); a Sunday becomes the Monday after. */
  daysAfter(instant: Date, days: number, minuteOfDay: number): Date;
}

export function createCalendar(now: Date): Calendar {
  const today = startOf(now);
  return {
    daysAgo: (days, minuteOfDay) => at(withoutSunday(today - days * day, -day), minuteOfDay),
    daysAfter: (instant, days, minuteOfDay) => at(withoutSunday(startOf(instant) + days * day, day), minuteOfDay),
  };
}

/** Some minutes later on the same day. */
export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * minute);
}

const startOf = (instant: Date) => Math.floor(instant.getTime() / day) * day;
const at = (start: number, minuteOfDay: number) => new Date(start + minuteOfDay * minute);
const withoutSunday = (start: number, step: number) => (new Date(start).getUTCDay() === sunday ? start + step : start);
