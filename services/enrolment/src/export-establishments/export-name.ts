import { calendarDay } from '@alveole/domain';

/** The name under which a file is kept: what it holds and the day. */
export function exportName(now: Date, extension: string): string {
  return `etablissements-${calendarDay(now)}.${extension}`;
}
