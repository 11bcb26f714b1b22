import { weekdays, type DaySlots, type OpeningHours, type Weekday } from '@alveole/domain';

/** Where the hours of one day are copied to. */
export type CopyTarget = 'weekdays' | 'open-days';

const working: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const isOpen = (slots: DaySlots | undefined) => slots?.some((hour) => hour !== '') ?? false;

/** The other days that a copy reaches: Monday to Friday, or those that have hours already. */
export function daysReached(hours: OpeningHours, from: Weekday, target: CopyTarget): readonly Weekday[] {
  const days = target === 'weekdays' ? working : weekdays.filter((day) => isOpen(hours[day]));
  return days.filter((day) => day !== from);
}

/** The week with the hours of a day on those that a copy reaches. */
export function withDayCopied(hours: OpeningHours, from: Weekday, target: CopyTarget): OpeningHours {
  const slots: DaySlots = hours[from] ?? ['', '', '', ''];
  const copies = daysReached(hours, from, target).map((day) => [day, slots] as const);
  return { ...hours, ...Object.fromEntries(copies) };
}

/** The first day that has hours: the one that a person would copy. */
export function dayToCopy(hours: OpeningHours): Weekday {
  return weekdays.find((day) => isOpen(hours[day])) ?? 'mon';
}
