import type { Operation, ReviewDecisionCode } from '@alveole/contracts/repair';
import { acceptedValue, appError } from '@alveole/contracts';
import { regretMs } from '@alveole/contracts/review';
import { decisionDeferred, decisionLeft, refuse } from '@alveole/domain';
import { judgeOperation } from '../operate-repair/operate-repair.ts';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { DeferredDecision } from '../store/deferred-decision-store.ts';
import { idempotencyMismatch, orNotFound } from '../wire/refusals.ts';

export interface DecisionRequest {
  /** Given by the caller; the operation bears it in the history. */
  readonly id: string;
  readonly repairId: string;
  readonly rowHash: string;
  readonly operation: Operation<ReviewDecisionCode>;
}

/**
 * Keeps a decision that the rules accept, to be written in ten seconds unless it is taken back (docs/adr/0053). Nothing of the
 * file changes and nothing leaves until then. Throws RepairNotFoundException, RepairVersionMismatchException,
 * NotAuthorizedException, TransitionRefusedException (also where the file has another decision), IdempotencyMismatchException.
 */
export async function deferDecision(
  ports: RepairsPorts,
  person: Person,
  request: DecisionRequest,
): Promise<DeferredDecision> {
  const file = orNotFound(await ports.repairs.byId(request.repairId));
  await judgeOperation(ports, person, file, request);
  const wanted: DeferredDecision = {
    ...request,
    fileNumber: file.fileNumber,
    person,
    state: 'held',
    dueAt: new Date(ports.now().getTime() + regretMs),
  };
  const decision = await ports.deferredDecisions.add(wanted);
  if (decision === undefined) return acceptedValue(refuse(decisionDeferred));
  if (!isSame(decision, wanted)) throw idempotencyMismatch();
  return decision;
}

function isSame(decision: DeferredDecision, wanted: DeferredDecision): boolean {
  const comparable = ({ repairId, rowHash, operation, person }: DeferredDecision) =>
    JSON.stringify([repairId, rowHash, operation.code, operation.data, person.userId]);
  return comparable(decision) === comparable(wanted);
}

/** What a person decided and is not written, the first due first. */
export function listDeferredDecisions(
  { deferredDecisions }: RepairsPorts,
  { userId }: Person,
): Promise<DeferredDecision[]> {
  return deferredDecisions.ofPerson(userId);
}

/** Throws NotFoundException for a decision of nobody or of somebody else, TransitionRefusedException once it has left. */
export async function takeDecisionBack(
  { deferredDecisions }: RepairsPorts,
  { userId }: Person,
  id: string,
): Promise<DeferredDecision> {
  const taken = await deferredDecisions.takeBack(id, userId);
  if (taken !== undefined) return taken;
  const stands = await deferredDecisions.byId(id);
  if (stands?.person.userId === userId) return acceptedValue(refuse(decisionLeft));
  throw appError('NotFoundException', 'Unknown decision.');
}
