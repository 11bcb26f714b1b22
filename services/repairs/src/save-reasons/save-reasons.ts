import { acceptedValue, appError } from '@alveole/contracts';
import { decideReasonsChange } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { ReviewReason, ReviewReasons } from '../store/review-reason-store.ts';
import { versionMismatch } from '../wire/refusals.ts';

export type ReasonPorts = Pick<RepairsPorts, 'reviewReasons'>;

/**
 * Keeps the reasons of the desk in one write, by name. Throws `NotAuthorizedException` below administrator level,
 * `ValidationException` for a name that stands twice, `RepairVersionMismatchException` when somebody else wrote meanwhile.
 */
export async function saveReasons(
  { reviewReasons }: ReasonPorts,
  { reasons, rowHash }: ReviewReasons,
  person: Person,
): Promise<ReviewReasons> {
  acceptedValue(decideReasonsChange(person));
  const trimmed = reasons.map((reason) => ({ ...reason, name: reason.name.trim(), text: reason.text.trim() }));
  refuseTwice(trimmed.map(({ id }) => id));
  refuseTwice(trimmed.map(({ purpose, name }) => `${purpose}:${name.toLocaleLowerCase('fr')}`));
  const storedReasons = await reviewReasons.save({ reasons: trimmed.sort(byName), rowHash });
  if (!storedReasons) throw versionMismatch();
  return storedReasons;
}

const byName = (one: ReviewReason, other: ReviewReason): number => one.name.localeCompare(other.name, 'fr');

function refuseTwice(values: readonly string[]): void {
  if (new Set(values).size < values.length) throw appError('ValidationException', 'reasons (INVALID): Named twice');
}
