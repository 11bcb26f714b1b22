import type { EntityData } from '@alveole/contracts';
import { decideAssignment, kindsReviewedBy } from '@alveole/domain';
import type { Caller } from '../record/caller.ts';
import type { Establishment, Operator } from '../record/establishment.ts';
import { anotherList, orRefuse } from '../record/refusals.ts';
import type { Field } from './field-owners.ts';

/** True when a save changes who holds the file. */
export function isAssignment(changed: readonly Field[]): boolean {
  return changed.includes('operateur_id');
}

/**
 * Who holds the file after a save: `operateur_id` names the new holder, `null` releases, absent leaves it. Throws the
 * coded refusal of `decideAssignment`, or `NotAuthorizedException` for a file of another list.
 */
export function assignmentOf(
  { kind, operator }: Establishment,
  data: EntityData,
  caller: Caller,
): Operator | undefined {
  const { operateur_id, operateur_name = '' } = data;
  const wanted = operateur_id ?? undefined;
  if (operateur_id === undefined || wanted === operator?.id) return operator;
  if (caller.role === 'REP' || !kindsReviewedBy(caller.role).includes(kind)) throw anotherList();
  const assignee = orRefuse(
    decideAssignment(operator?.id, wanted, {
      role: caller.role,
      permission: caller.permission,
      userId: caller.userId,
    }),
  );
  if (assignee === undefined) return undefined;
  return { id: assignee, name: assignee === caller.userId ? caller.userName : operateur_name };
}
