import { zonedFormat } from './zoned-format.ts';

const minute = zonedFormat('fr-FR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The desk's time: `12-03-2021 14:05`, in the installation's time zone. */
export function deskTime(instant: Date): string {
  const parts = Object.fromEntries(minute.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.day}-${parts.month}-${parts.year} ${parts.hour}:${parts.minute}`;
}
