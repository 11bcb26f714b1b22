import { decideAssignment } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import { authorOf, staffActorOf } from '../wire/actors.ts';
import { orNotFound, orRefuse, versionMismatch } from '../wire/refusals.ts';

export interface AssignmentRequest {
  readonly repairId: string;
  /** Absent, the file is released. */
  readonly operatorId: string | undefined;
}

/** The call names no row_hash: the rules are asked again on the newest file when somebody else wrote meanwhile. */
const mostTries = 5;

/**
 * Gives a file to a member of staff, or releases it: permission 0 for anybody, permission 1 a free file for himself.
 * Throws RepairNotFoundException, NotAuthorizedException. Answers the new row_hash.
 */
export async function assignRepair(
  { repairs, now }: RepairsPorts,
  person: Person,
  { repairId, operatorId }: AssignmentRequest,
): Promise<string> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const file = orNotFound(await repairs.byId(repairId));
    orRefuse(decideAssignment(file.operatorId, operatorId, staffActorOf(person)));
    if (file.operatorId === operatorId) return file.rowHash;
    const written = await repairs.assign(file, { operatorId, by: authorOf(person), at: now() });
    if (written !== 'stale') return written.rowHash;
  }
  throw versionMismatch();
}
