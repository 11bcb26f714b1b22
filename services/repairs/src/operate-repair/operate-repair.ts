import { appError } from '@alveole/contracts';
import { isClosed } from '@alveole/domain';
import type { RepairStep } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import { applyOperation, decideOperation } from '../record/apply-operation.ts';
import { operationDateOf } from '../record/operation-date.ts';
import type { Person } from '../record/people.ts';
import { operatedEvent } from '../record/repair-events.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { authorOf, repairActorOf } from '../wire/actors.ts';
import { bikeAlreadyClaimed, orNotFound, orRefuse, requireOwnFile, versionMismatch } from '../wire/refusals.ts';
import { effects } from './effects.ts';
import type { Effect, OperationContext } from './effects.ts';
import { actionOf, readFacts } from './facts.ts';
import type { ClientOperation, Operation } from './operation.ts';

export interface OperateRequest<Code extends ClientOperation> {
  readonly repairId: string;
  /** The version that the decision was made on. */
  readonly rowHash: string;
  readonly operation: Operation<Code>;
  readonly requestId?: string | undefined;
}

export type OperatedRepair = Pick<RepairRecord, 'rowHash' | 'fileNumber' | 'status'>;

/**
 * Adds an operation to a file, for its repairer or for staff: the rules decide, the operation's effect is worked out
 * (media accepted, code checked, premium reckoned), and one write sets state, history and outgoing events.
 * Throws RepairNotFoundException, NotAuthorizedException, RepairVersionMismatchException, BadCodeException,
 * MediaRefusedException, TooManyRequestsException, BikeAlreadyClaimedException, ValidationException.
 */
export async function operateRepair<Code extends ClientOperation>(
  ports: RepairsPorts,
  person: Person,
  { repairId, rowHash, operation, requestId }: OperateRequest<Code>,
): Promise<OperatedRepair> {
  const file = orNotFound(await ports.repairs.byId(repairId));
  await requireWriter(ports, file, person);
  if (file.rowHash !== rowHash) throw versionMismatch();

  const facts = await readFacts(ports, file, operation);
  const actor = repairActorOf(person, ports.incidentEntities);
  const step = orRefuse(decideOperation(file, actionOf(operation, facts), actor));
  if (step.records.length === 0) return file;

  const context: OperationContext = { ports, file, facts, person, now: ports.now(), requestId };
  const effect = await effects[operation.code](context, operation.data);
  return write(context, step, effect, operation);
}

/** A repairer writes to his own files, and no more once his establishment is closed. */
async function requireWriter({ establishments }: RepairsPorts, file: RepairRecord, person: Person): Promise<void> {
  requireOwnFile(file, person);
  if (person.role !== 'REP') return;
  const establishment = await establishments.known(person.entityId);
  if (isClosed(establishment?.status)) throw appError('NotAuthorizedException', 'Entity closed.');
}

async function write(
  { ports, file, person, now, requestId }: OperationContext,
  step: RepairStep,
  effect: Effect,
  { operationDate, comment }: Operation,
): Promise<OperatedRepair> {
  const author = authorOf(person);
  const applied = applyOperation(file, step, {
    effect: { ...effect.kept, at: now, by: person.role === 'REP' ? 'repairer' : 'staff' },
    author,
    operationDate: operationDateOf(operationDate, now),
    details: { ...effect.details, ...(comment === undefined ? {} : { comment }) },
  });
  const told = { codes: step.records, from: step.from, lines: effect.lines };
  const outcome = await ports.repairs.write(file, {
    ...applied,
    set: { ...applied.changes, ...effect.set },
    clear: effect.clear ?? [],
    events: [operatedEvent(applied.file, told, author, { now, requestId }), ...(effect.events?.(applied.file) ?? [])],
  });
  if (outcome === 'stale') throw versionMismatch();
  if (outcome === 'bike-claimed') throw bikeAlreadyClaimed();
  return { rowHash: outcome.rowHash, fileNumber: file.fileNumber, status: step.to };
}
