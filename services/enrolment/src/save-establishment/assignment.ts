import { acceptedValue } from '@alveole/contracts';
import { decideAssignment, decideAssignee, kindsReviewedBy } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import type { Establishment, Operator } from '../record/establishment.ts';
import { anotherList } from '../record/refusals.ts';
import type { ProfileChanges } from '../record/profile.ts';

/**
 * Who holds the file after a save: an assignee is the new holder, `nobody` releases, absent leaves it. The name is the
 * server's own, whatever the client typed. Throws the coded refusals of `decideAssignment` and `decideAssignee`, or
 * `NotAuthorizedException` for a file of another list.
 */
export async function assignmentOf(
  { accounts }: Pick<EnrolmentPorts, 'accounts'>,
  { kind, operator }: Establishment,
  { assignee: wished }: ProfileChanges,
  { caller, requestId }: { readonly caller: Caller; readonly requestId: string },
): Promise<Operator | undefined> {
  const wanted = wished === 'nobody' ? undefined : wished?.id;
  if (wished === undefined || wanted === operator?.id) return operator;
  if (caller.role === 'REP' || !kindsReviewedBy(caller.role).includes(kind)) throw anotherList();
  const actor = { role: caller.role, permission: caller.permission, userId: caller.userId };
  const assignee = acceptedValue(decideAssignment(operator?.id, wanted, actor));
  if (assignee === undefined) return undefined;
  if (assignee === caller.userId) return { id: assignee, name: caller.userName };
  const member = await accounts.staffMember(assignee, requestId);
  acceptedValue(decideAssignee(kind, member?.role));
  return { id: assignee, name: member?.name ?? '' };
}
