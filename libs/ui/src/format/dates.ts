import { deskTime, firstInstantOf, zonedFormat } from '@alveole/domain';
import type { ZonedFormat } from '@alveole/domain';
import { NO_BREAK_SPACE } from './spaces.ts';

const longDate = zonedFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });
const shortDate = zonedFormat('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' });
const clock = zonedFormat('fr-FR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `12/03 à 14h05`, in the installation's time zone whatever the machine's: the times of counter and public pages (the seeds' format). */
export function formatDayTime(instant: string | Date): string {
  const { day, month } = partsOf(shortDate, instant);
  const { hour, minute } = partsOf(clock, instant);
  return `${day}/${month} à${NO_BREAK_SPACE}${hour}h${minute}`;
}

/** `12-03-2021 14:05`: the desk’s times. */
export function formatDeskTime(instant: string | Date): string {
  return deskTime(toDate(instant)).replace(' ', NO_BREAK_SPACE);
}

/** `12 mars 2021`. A bare `AAAA-MM-JJ` is that very day. */
export function formatDate(instant: string | Date): string {
  const { day, month, year } = partsOf(longDate, instant);
  return [dayOf(day), month, year].join(NO_BREAK_SPACE);
}

/** `12/03/2021`: what a date field holds. */
export function formatShortDate(instant: string | Date): string {
  const { day, month, year } = partsOf(shortDate, instant);
  return `${day}/${month}/${year}`;
}

/**
 * A typed `JJ/MM/AAAA` as `AAAA-MM-JJ`.
 * @returns `undefined` unless it is a day of the calendar
 */
export function parseShortDate(text: string): string | undefined {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  if (!parts) return undefined;
  const iso = `${parts[3]}-${parts[2]}-${parts[1]}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : undefined;
}

function dayOf(day: string | undefined): string | undefined {
  return day === '1' ? '1er' : day;
}

function partsOf(format: ZonedFormat, instant: string | Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(toDate(instant)).map((part) => [part.type, part.value]));
}

/** A bare day is read at its beginning, so that no zone moves it. */
function toDate(instant: string | Date): Date {
  if (instant instanceof Date) return instant;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(instant) ? firstInstantOf(instant) : instant);
}
