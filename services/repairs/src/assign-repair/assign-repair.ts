import { acceptedValue } from '@alveole/contracts';
import { decideAssignment, decideRepairAssignee } from '@alveole/domain';
import type { StaffMembers } from '../outside/staff-members.ts';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { Operator } from '../record/repair-record.ts';
import { authorOf, staffActorOf } from '../wire/actors.ts';
import { orNotFound, requireNotForgotten, versionMismatch } from '../wire/refusals.ts';

export interface AssignmentRequest {
  readonly repairId: string;
  /** Absent, the file is released. */
  readonly operatorId?: string | undefined;
  readonly requestId: string;
}

/** The call names no rowHash: the rules are asked again on the newest file when somebody else wrote meanwhile. */
const maxTries = 5;

/**
 * Gives a file to a member of staff who reviews repairs, or releases it: permission 0 for anybody, permission 1 a free
 * file for himself. Throws RepairNotFoundException, NotAuthorizedException, ValidationException for somebody who may not
 * sign in, ServiceUnavailableException when auth does not tell. Answers the new rowHash.
 */
export async function assignRepair(
  { repairs, staff, now }: RepairsPorts,
  person: Person,
  { repairId, operatorId, requestId }: AssignmentRequest,
): Promise<string> {
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const file = orNotFound(await repairs.byId(repairId));
    requireNotForgotten(file);
    acceptedValue(decideAssignment(file.operatorId, operatorId, staffActorOf(person)));
    if (file.operatorId === operatorId) return file.rowHash;
    const operator = operatorId === undefined ? undefined : await operatorOf(staff, person, operatorId, requestId);
    const written = await repairs.assign(file, { operator, by: authorOf(person), at: now() });
    if (written !== 'stale') return written.rowHash;
  }
  throw versionMismatch();
}

/** Who shall hold the file, under the name of his account: the caller's is in his token, auth tells the others'. */
async function operatorOf(
  staff: StaffMembers,
  { userId, userName }: Person,
  operatorId: string,
  requestId: string,
): Promise<Operator> {
  if (operatorId === userId) return { id: userId, name: userName };
  const member = await staff.byId(operatorId, requestId);
  acceptedValue(decideRepairAssignee(member?.role));
  return { id: operatorId, name: member?.name ?? '' };
}
