import { zonedFormat } from '../calendar/index.ts';

/** `cgsAcceptDate` and `cguAcceptDate` of the wire: YYYYMMDDHHmm in the installation's time zone, or 'never' once refused. */
export type AcceptanceStamp = string;

/** What is kept of a partner who refused the general conditions. */
export const neverAccepted: AcceptanceStamp = 'never';

const isoMinute = zonedFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The stamp of an acceptance at this instant. */
export function acceptanceStamp(now: Date): AcceptanceStamp {
  return isoMinute.format(now).replace(/\D/g, '');
}

/** Whether the conditions are accepted: a date is there and is none of a refusal. */
export function isAccepted(stamp: AcceptanceStamp | undefined): boolean {
  return stamp !== undefined && /^\d{12}$/.test(stamp);
}

/** The day (`YYYY-MM-DD`) and the time (`HH:mm`) of an acceptance, both of the installation's time zone; undefined for a refusal. */
export function acceptedOn(
  stamp: AcceptanceStamp | undefined,
): { readonly day: string; readonly time: string } | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(stamp ?? '');
  if (!parts) return undefined;
  const [, year, month, day, hour, minute] = parts;
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** What a partner answered to the general conditions (CGS) and the terms of use (CGU). */
export interface ConditionsAnswer {
  readonly conditionsAccepted?: boolean;
  readonly conditionsAcceptedAt?: AcceptanceStamp;
  /** `versionName` of the text that was accepted. */
  readonly conditionsVersion?: string;
  readonly termsAccepted?: boolean;
}

/** Either document is refused that was not refused before. */
export function refusesConditions(known: ConditionsAnswer, given: ConditionsAnswer): boolean {
  const isNewRefusal = (answer: boolean | undefined, before: boolean | undefined) =>
    answer === false && before !== false;
  return (
    given.conditionsAcceptedAt === neverAccepted ||
    isNewRefusal(given.conditionsAccepted, known.conditionsAccepted) ||
    isNewRefusal(given.termsAccepted, known.termsAccepted)
  );
}

/** The general conditions are accepted that stood unanswered, or another version of them. */
export function acceptsConditions(known: ConditionsAnswer, given: ConditionsAnswer): boolean {
  const isGiven = given.conditionsAccepted === true || isAccepted(given.conditionsAcceptedAt);
  const isOtherVersion = given.conditionsVersion !== undefined && given.conditionsVersion !== known.conditionsVersion;
  return isGiven && (isOtherVersion || !isAccepted(known.conditionsAcceptedAt));
}

/** The terms of use are accepted that stood unanswered. */
export function acceptsTerms(known: ConditionsAnswer, given: ConditionsAnswer): boolean {
  return given.termsAccepted === true && known.termsAccepted !== true;
}
