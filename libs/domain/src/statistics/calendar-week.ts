import { calendarDay } from '../calendar/index.ts';

/** An ISO week of the installation's calendar, `2026-W12`: it begins on Monday. Weeks sort as their texts do. */
export type CalendarWeek = string;

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** The week in which an instant lies in the installation's time zone. */
export function weekOf(instant: Date): CalendarWeek {
  return weekOfDay(calendarDay(instant));
}

/** The week of a day `YYYY-MM-DD`. */
export function weekOfDay(day: string): CalendarWeek {
  const noon = Date.parse(`${day}T12:00:00Z`);
  // A week belongs to the year of its Thursday.
  const thursday = new Date(noon + (4 - (new Date(noon).getUTCDay() || 7)) * dayMs);
  const year = thursday.getUTCFullYear();
  const number = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / weekMs) + 1;
  return `${String(year).padStart(4, '0')}-W${String(number).padStart(2, '0')}`;
}

/** The Monday of a week, `YYYY-MM-DD`. Throws a RangeError for what is no week. */
export function mondayOf(week: CalendarWeek): string {
  const parts = /^(\d{4})-W(\d{2})$/.exec(week);
  if (!parts) throw new RangeError(`No week: ${week}`);
  const fourth = Date.UTC(Number(parts[1]), 0, 4);
  const firstMonday = fourth - ((new Date(fourth).getUTCDay() || 7) - 1) * dayMs;
  return new Date(firstMonday + (Number(parts[2]) - 1) * weekMs).toISOString().slice(0, 10);
}

/** The week so many weeks later, or earlier. */
export function weekAfter(week: CalendarWeek, weeks = 1): CalendarWeek {
  return weekOfDay(new Date(Date.parse(mondayOf(week)) + weeks * weekMs).toISOString().slice(0, 10));
}

/** Whether the text names a week that the calendar has: `2021-W53` is none. */
export function isCalendarWeek(text: string): boolean {
  return /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/.test(text) && weekOfDay(mondayOf(text)) === text;
}

/** Every week from the first to the last, both included; none when they are the wrong way round. */
export function weeksBetween(first: CalendarWeek, last: CalendarWeek): CalendarWeek[] {
  const weeks: CalendarWeek[] = [];
  for (let week = first; week <= last; week = weekAfter(week)) weeks.push(week);
  return weeks;
}
