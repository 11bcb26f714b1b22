import { appError } from '@alveole/contracts';
import { decideAssignment } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import { authorOf, repairNotFound, staffActorOf } from '../wire/actors.ts';
import { orRefuse } from '../wire/refusals.ts';
import type { RepairStore } from '../store/repair-store.ts';

export interface AssignRepairPorts {
  readonly repairs: Pick<RepairStore, 'byId' | 'assign'>;
  readonly now: () => Date;
}

export interface Assignment {
  readonly repairId: string;
  /** null releases the file. */
  readonly operatorId: string | null;
}

/** The call names no row_hash: the rules are asked again on the newest file when somebody else wrote meanwhile. */
const mostTries = 5;

/**
 * Gives a file to a member of staff, or releases it: permission 0 for anybody, permission 1 a free file for himself.
 * Throws RepairNotFoundException, NotAuthorizedException. Answers the new row_hash.
 */
export async function assignRepair(
  { repairs, now }: AssignRepairPorts,
  person: PersonActor,
  { repairId, operatorId }: Assignment,
): Promise<string> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const file = await repairs.byId(repairId);
    if (file === undefined) throw repairNotFound();
    orRefuse(decideAssignment(file.operatorId, operatorId, staffActorOf(person)));
    if (file.operatorId === operatorId) return file.rowHash;
    const written = await repairs.assign(file, { operatorId, by: authorOf(person), at: now() });
    if (written !== 'stale') return written.rowHash;
  }
  throw appError('RepairVersionMismatchException', 'The repair was modified by another user.');
}
