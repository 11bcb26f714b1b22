import { appError } from '@alveole/contracts';
import { inForceOn, calendarDay, versionName } from '@alveole/domain';
import type { LegalTextVersion } from '@alveole/domain';

/** Every version of what an establishment accepts, in the order of their days. */
export interface AcceptedTexts {
  readonly conditions: readonly LegalTextVersion[];
  readonly terms: readonly LegalTextVersion[];
}

/**
 * The name of the version that an acceptance is of: the one that was read, else the one in force.
 * @throws ValidationException for a version that there is not, or that is over
 */
export function acceptedVersion(versions: readonly LegalTextVersion[], now: Date, named?: string): string {
  const current = inForceOn(versions, calendarDay(now));
  if (named === undefined) return versionName(current);
  const accepted = versions.find((version) => versionName(version) === named);
  if (accepted === undefined || accepted.day < current.day)
    throw appError('ValidationException', 'No such version of the conditions is in force or announced.');
  return named;
}
