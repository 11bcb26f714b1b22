import type { EntityData } from '@alveole/contracts';
import { decideAssignment, kindsReviewedBy } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
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
  actor: PersonActor,
): Operator | undefined {
  const { operateur_id, operateur_name = '' } = data;
  if (operateur_id === undefined || operateur_id === (operator?.id ?? null)) return operator;
  if (actor.role === 'REP' || !kindsReviewedBy(actor.role).includes(kind)) throw anotherList();
  const assignee = orRefuse(
    decideAssignment(operator?.id ?? null, operateur_id, {
      role: actor.role,
      permission: actor.permission,
      userId: actor.user_id,
    }),
  );
  if (assignee === null) return undefined;
  return { id: assignee, name: assignee === actor.user_id ? actor.user_name : operateur_name };
}
