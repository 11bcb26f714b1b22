export { nextBankingDay } from './banking-day.ts';
export { calendarDay, dayAfter, firstInstantOf } from './calendar-day.ts';
export { deskTime } from './desk-time.ts';
export { isTimeZone, keepTimeIn, keptTimeZone, metropolitanZone } from './time-zone.ts';
export { zonedFormat, type ZonedFormat } from './zoned-format.ts';
