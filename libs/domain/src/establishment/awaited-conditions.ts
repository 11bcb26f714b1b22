import { announcedAfter, inForceOn, versionDay, versionName } from '../programme/legal-text.ts';
import type { LegalTextVersion } from '../programme/legal-text.ts';
import { acceptedOn } from './conditions-acceptance.ts';
import type { AcceptanceStamp } from './conditions-acceptance.ts';

/** A version of the conditions of shops that a shop has not accepted yet. */
export interface AwaitedConditions {
  /** `2027-03-01-1a2b3c4d` */
  readonly version: string;
  /** Its first day, YYYY-MM-DD. */
  readonly day: string;
  /** Until then the shop works on. */
  readonly isInForce: boolean;
}

/**
 * The version that a shop which accepted an earlier one is asked for; undefined where nothing is, and where the whole
 * answer is awaited already. An acceptance of before versions were kept is of the text that was in force on its day.
 */
export function awaitedConditions(
  known: { readonly conditionsAcceptedAt?: AcceptanceStamp; readonly conditionsVersion?: string },
  versions: readonly LegalTextVersion[],
  today: string,
): AwaitedConditions | undefined {
  const accepted = acceptedOn(known.conditionsAcceptedAt);
  if (accepted === undefined) return undefined;
  const acceptedDay = versionDay(known.conditionsVersion) ?? inForceOn(versions, accepted.day).day;
  const current = inForceOn(versions, today);
  const awaited = acceptedDay < current.day ? current : announcedAfter(versions, today);
  if (awaited === undefined || awaited.day <= acceptedDay) return undefined;
  return { version: versionName(awaited), day: awaited.day, isInForce: awaited === current };
}
