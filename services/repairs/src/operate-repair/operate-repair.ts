import { randomUUID } from 'node:crypto';
import { appError } from '@alveole/contracts';
import type { RepairOperationInput } from '@alveole/contracts';
import { bikeClaimChange, bikeClaimKey, decideRepair, holdsPersonQuota } from '@alveole/domain';
import type { RepairStep } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import { authorOf, repairActorOf, repairNotFound, requireOwnFile } from '../wire/actors.ts';
import { operationDateOf } from '../record/operation-date.ts';
import { orRefuse } from '../wire/refusals.ts';
import { operatedEvent } from '../record/repair-events.ts';
import type { FileAfter } from '../record/repair-events.ts';
import type { HistoryRecord, RepairRecord } from '../record/repair-record.ts';
import type { ClaimAndPlace } from '../store/repair-changes.ts';
import { actionOf } from './action-of.ts';
import { effectOf } from './effects.ts';
import type { Effect, OperatePorts, OperationContext } from './effect.ts';
import { readFacts } from './facts.ts';

export interface OperateRequest {
  readonly repairId: string;
  readonly lastRowHash: string;
  readonly operation: RepairOperationInput;
  readonly requestId?: string | undefined;
}

export type OperatedRepair = Pick<RepairRecord, 'rowHash' | 'fileNumber' | 'status'>;

/**
 * Adds an operation to a file, for its repairer or for staff: the rules decide, the operation's effect is worked out
 * (media accepted, code checked, premium reckoned), and one write sets state, history and outgoing events.
 * Throws RepairNotFoundException, NotAuthorizedException, RepairVersionMismatchException, BadCodeException,
 * MediaRefusedException, TooManyRequestsException, BikeAlreadyClaimedException, ValidationException.
 */
export async function operateRepair(
  ports: OperatePorts,
  person: PersonActor,
  request: OperateRequest,
): Promise<OperatedRepair> {
  const file = await ports.repairs.byId(request.repairId);
  if (file === undefined) throw repairNotFound();
  await requireWriter(ports, file, person);
  if (file.rowHash !== request.lastRowHash) throw versionMismatch();

  const facts = await readFacts(ports, file, request.operation);
  const actor = repairActorOf(person, ports.incidentEntities);
  const step = orRefuse(
    decideRepair(
      { ...file, kind: file.gender, refundLocked: file.refundLock !== undefined },
      actionOf(request.operation, facts),
      actor,
    ),
  );
  if (step.records.length === 0) return file;

  const context: OperationContext = { ports, file, facts, person, now: ports.now(), requestId: request.requestId };
  const effect = await effectOf(context, request.operation);
  return write(context, step, effect, request.operation);
}

/** A repairer writes to his own files, and no more once his establishment is closed. */
async function requireWriter({ establishments }: OperatePorts, file: RepairRecord, person: PersonActor): Promise<void> {
  requireOwnFile(file, person);
  if (person.role !== 'REP') return;
  const establishment = await establishments.known(person.entity_id);
  if (establishment?.status === 9) throw appError('NotAuthorizedException', 'Entity closed.');
}

async function write(
  { ports, file, person, now, requestId }: OperationContext,
  step: RepairStep,
  effect: Effect,
  operation: RepairOperationInput,
): Promise<OperatedRepair> {
  const author = authorOf(person);
  const operationDate = operationDateOf(operation.operation_data.operation_date, now);
  const entries = step.records.map((code, index): HistoryRecord => ({
    operationId: randomUUID(),
    code,
    operationDate,
    recordedAt: now,
    status: step.to,
    author,
    details: index === 0 ? { ...effect.details, ...commentOf(operation) } : {},
  }));
  const after: FileAfter = { ...file, ...effect.set, status: step.to, sequence: file.sequence + 1, modifiedAt: now };
  const events = [
    operatedEvent(after, { codes: step.records, from: step.from, lines: effect.lines }, author, { now, requestId }),
    ...(effect.events?.(after) ?? []),
  ];
  const outcome = await ports.repairs.write(file, {
    status: step.to,
    modifiedAt: now,
    set: effect.set,
    entries,
    clear: effect.clear ?? [],
    ...claimAndPlace(file, step),
    events,
  });
  if (outcome === 'stale') throw versionMismatch();
  if (outcome === 'bike-claimed')
    throw appError('BikeAlreadyClaimedException', 'This bike already benefited from the programme.');
  return { rowHash: outcome.rowHash, fileNumber: file.fileNumber, status: step.to };
}

function commentOf({ operation_data }: RepairOperationInput): { comment?: string } {
  return operation_data.operation_comment === undefined ? {} : { comment: operation_data.operation_comment };
}

/** What the step does to the claim on the bike and to the beneficiary's place. */
export function claimAndPlace(file: RepairRecord, { from, to }: RepairStep): ClaimAndPlace {
  const change = bikeClaimChange(from, to);
  const key = file.gender === 0 ? bikeClaimKey(file.bike.brand, file.bike.serial) : null;
  return {
    ...(change === 'take' && key !== null ? { takeClaim: key } : {}),
    freeClaim: change === 'free',
    freePlace: holdsPersonQuota(file.gender, from) && !holdsPersonQuota(file.gender, to),
  };
}

function versionMismatch() {
  return appError('RepairVersionMismatchException', 'The repair was modified by another user.');
}
