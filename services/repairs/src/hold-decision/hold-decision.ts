import { acceptedValue, appError } from '@alveole/contracts';
import { regretMs } from '@alveole/contracts/review';
import { decisionHeld, decisionLeft, refuse } from '@alveole/domain';
import type { Operation, ReviewDecisionCode } from '../record/operation.ts';
import { judgeOperation } from '../operate-repair/operate-repair.ts';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { HeldDecision } from '../store/held-decision-store.ts';
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
export async function holdDecision(
  ports: RepairsPorts,
  person: Person,
  request: DecisionRequest,
): Promise<HeldDecision> {
  const file = orNotFound(await ports.repairs.byId(request.repairId));
  await judgeOperation(ports, person, file, request);
  const wanted: HeldDecision = {
    ...request,
    fileNumber: file.fileNumber,
    person,
    state: 'held',
    dueAt: new Date(ports.now().getTime() + regretMs),
  };
  const held = await ports.heldDecisions.hold(wanted);
  if (held === undefined) return acceptedValue(refuse(decisionHeld));
  if (!isSame(held, wanted)) throw idempotencyMismatch();
  return held;
}

function isSame(held: HeldDecision, wanted: HeldDecision): boolean {
  const told = ({ repairId, rowHash, operation, person }: HeldDecision) =>
    JSON.stringify([repairId, rowHash, operation.code, operation.data, person.userId]);
  return told(held) === told(wanted);
}

/** What a person decided and is not written, the first due first. */
export function listHeldDecisions({ heldDecisions }: RepairsPorts, { userId }: Person): Promise<HeldDecision[]> {
  return heldDecisions.ofPerson(userId);
}

/** Throws NotFoundException for a decision of nobody or of somebody else, TransitionRefusedException once it has left. */
export async function takeDecisionBack(
  { heldDecisions }: RepairsPorts,
  { userId }: Person,
  id: string,
): Promise<HeldDecision> {
  const taken = await heldDecisions.takeBack(id, userId);
  if (taken !== undefined) return taken;
  const stands = await heldDecisions.byId(id);
  if (stands?.person.userId === userId) return acceptedValue(refuse(decisionLeft));
  throw appError('NotFoundException', 'Unknown decision.');
}
