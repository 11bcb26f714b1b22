/** `cgsAcceptDate` and `cguAcceptDate` of the wire: YYYYMMDDHHmm in Europe/Paris, or 'never' once refused. */
export type AcceptanceStamp = string;

/** What is kept of a partner who refused the general conditions. */
export const neverAccepted: AcceptanceStamp = 'never';

const parisMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The stamp of an acceptance at this instant. */
export function acceptanceStamp(now: Date): AcceptanceStamp {
  return parisMinute.format(now).replace(/\D/g, '');
}

/** Whether the conditions are accepted: a date is there and is none of a refusal. */
export function isAccepted(stamp: AcceptanceStamp | undefined): boolean {
  return stamp !== undefined && /^\d{12}$/.test(stamp);
}
