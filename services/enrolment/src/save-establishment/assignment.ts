import { decideAssignment, kindsReviewedBy } from '@alveole/domain';
import type { Caller } from '../record/caller.ts';
import type { Establishment, Operator } from '../record/establishment.ts';
import { anotherList, orRefuse } from '../record/refusals.ts';
import type { Field, ProfileChanges } from '../record/profile.ts';

/** True when a save changes who holds the file. */
export function isAssignment(changed: readonly Field[]): boolean {
  return changed.includes('assignee');
}

/**
 * Who holds the file after a save: an assignee is the new holder, `nobody` releases, absent leaves it. Throws the
 * coded refusal of `decideAssignment`, or `NotAuthorizedException` for a file of another list.
 */
export function assignmentOf(
  { kind, operator }: Establishment,
  { assignee: wished, operatorName = '' }: ProfileChanges,
  caller: Caller,
): Operator | undefined {
  const wanted = wished === 'nobody' ? undefined : wished?.id;
  if (wished === undefined || wanted === operator?.id) return operator;
  if (caller.role === 'REP' || !kindsReviewedBy(caller.role).includes(kind)) throw anotherList();
  const assignee = orRefuse(
    decideAssignment(operator?.id, wanted, {
      role: caller.role,
      permission: caller.permission,
      userId: caller.userId,
    }),
  );
  if (assignee === undefined) return undefined;
  return { id: assignee, name: assignee === caller.userId ? caller.userName : operatorName };
}
