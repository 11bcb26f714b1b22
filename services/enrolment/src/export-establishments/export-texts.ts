import { displayPhone } from '@alveole/validation';

const parisMinute = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The desk's time, `DD-MM-YYYY HH:mm` in Paris. */
export function deskTime(date: Date): string {
  const parts = Object.fromEntries(parisMinute.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.day}-${parts.month}-${parts.year} ${parts.hour}:${parts.minute}`;
}

/** The day of an acceptance, from its stamp `YYYYMMDDHHmm`. */
export function stampedDay(stamp = ''): string {
  return stamp.replace(/^(....)(..)(..)(..)(..)$/, '$3-$2-$1 $4:$5');
}

/** A phone as it is dialled in France, with plain spaces; a spreadsheet would calculate with the international sign. */
export function nationalPhone(phone: string | undefined): string | undefined {
  return phone && displayPhone(phone).replaceAll('\u00a0', ' ').replace(/^\+/, '00');
}

export function yesNo(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? 'Oui' : 'Non';
}
