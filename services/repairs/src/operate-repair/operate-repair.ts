import type { ClientOperation, Operation } from '@alveole/contracts/repair';
import { acceptedValue } from '@alveole/contracts';
import { firstDayOf, isGraceOver, isSession } from '@alveole/domain';
import type { RepairActor, RepairStep } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import { applyOperation, decideOperation } from '../record/apply-operation.ts';
import type { Effect } from '../record/effect.ts';
import { operationDateOf } from '../record/operation-date.ts';
import type { Person } from '../record/people.ts';
import { operatedEvent } from '../record/repair-events.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { ruledSecondReview } from '../record/second-review.ts';
import { holdShares, writeHeld } from '../hold-envelopes/hold-shares.ts';
import { adjustmentCentsOf } from '../reckon-premium/correct-premium.ts';
import { authorOf, repairActorOf } from '../wire/actors.ts';
import {
  bikeAlreadyClaimed,
  orNotFound,
  requireNotForgotten,
  requireOwnFile,
  versionMismatch,
} from '../wire/refusals.ts';
import { effects } from './effects.ts';
import type { OperationContext } from './effects.ts';
import { actionOf, readFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { sentHashOf, wasSentBefore } from './sent-before.ts';
import type { Sending } from './sent-before.ts';

export interface OperateRequest<Code extends ClientOperation> extends Sending {
  readonly repairId: string;
  readonly operation: Operation<Code>;
  readonly requestId?: string | undefined;
  /** As whom the rules see the person: another one than himself for the mass tool alone. */
  readonly actor?: RepairActor | undefined;
}

export type OperatedRepair = Pick<RepairRecord, 'rowHash' | 'fileNumber' | 'status'>;

/**
 * Adds an operation to a file, for its repairer or for staff: the rules decide, the operation's effect is worked out
 * (media accepted, code checked, premium reckoned), and one write sets state, history and outgoing events.
 * Throws RepairNotFoundException, NotAuthorizedException, IdempotencyMismatchException, RepairVersionMismatchException, BadCodeException,
 * MediaRefusedException, CampaignClosedException, TooManyRequestsException, BikeAlreadyClaimedException, EnvelopeUsedUpException, ValidationException.
 */
export async function operateRepair<Code extends ClientOperation>(
  ports: RepairsPorts,
  person: Person,
  request: OperateRequest<Code>,
): Promise<OperatedRepair> {
  const read = async () => orNotFound(await ports.repairs.byId(request.repairId));
  const file = await read();
  requireOwnFile(file, person);
  if (wasSentBefore(file, person, request)) return file;
  try {
    return await operateOnce(ports, person, file, request);
  } catch (refusal) {
    // Its twin may have come through a moment ago: of a double click both get the same answer.
    const current = await read();
    if (wasSentBefore(current, person, request)) return current;
    throw refusal;
  }
}

async function operateOnce<Code extends ClientOperation>(
  ports: RepairsPorts,
  person: Person,
  file: RepairRecord,
  request: OperateRequest<Code>,
): Promise<OperatedRepair> {
  const { operation, requestId } = request;
  const { facts, step } = await judgeOperation(ports, person, file, request);
  if (step.records.length === 0) return file;

  const context: OperationContext = { ports, file, facts, person, now: ports.now(), requestId };
  const effect = await effects[operation.code](context, operation.data);
  return write(context, step, effect, request);
}

/** What the rules say of an operation, before anything is written. Throws what they refuse, and a version mismatch. */
export async function judgeOperation<Code extends ClientOperation>(
  ports: RepairsPorts,
  person: Person,
  file: RepairRecord,
  { rowHash, operation, actor = repairActorOf(person, ports.incident) }: OperateRequest<Code>,
): Promise<{ readonly facts: Facts; readonly step: RepairStep }> {
  requireNotForgotten(file);
  if (file.rowHash !== rowHash) throw versionMismatch();
  const facts = await readFacts(ports, file, operation, person);
  return {
    facts,
    step: acceptedValue(
      decideOperation(
        {
          ...file,
          ...ruledSecondReview(facts.secondReview),
          graceEnded: isGraceOver(ports.campaign, ports.now()),
        },
        actionOf(operation, facts),
        actor,
      ),
    ),
  };
}

async function write(
  { ports, file, facts, person, now, requestId }: OperationContext,
  step: RepairStep,
  effect: Effect,
  sending: Sending,
): Promise<OperatedRepair> {
  const { operationDate, comment } = sending.operation;
  const author = authorOf(person);
  const applied = applyOperation(file, step, {
    effect: {
      ...effect.fileFields,
      changesConfirmed: facts.changesConfirmed,
      at: now,
      by: person.role === 'REP' ? 'repairer' : 'staff',
    },
    author,
    operationDate: operationDateOf(
      operationDate,
      now,
      firstDayOf(ports.campaign, isSession(file) ? 'session' : 'repair'),
    ),
    details: { ...effect.details, ...(comment === undefined ? {} : { comment }) },
    operationId: sending.localId,
    sentHash: sentHashOf(person, sending),
  });
  const { adjustmentCents } = effect;
  const lines = effect.lines ?? (adjustmentCents === undefined || comment === undefined ? undefined : [comment]);
  const earlierAdjustmentCents = adjustmentCents === undefined ? 0 : adjustmentCentsOf(file);
  const details = { codes: step.records, from: step.from, lines, adjustmentCents, earlierAdjustmentCents };
  const heldFile = await holdShares(ports, file, applied.file);
  const outcome = await writeHeld(heldFile, () =>
    ports.repairs.write(file, {
      ...applied,
      set: { ...applied.changes, ...effect.set, ...heldFile.marks },
      clear: effect.clear ?? [],
      events: [
        operatedEvent(heldFile.file, details, author, { now, requestId }),
        ...(effect.events?.(heldFile.file) ?? []),
      ],
    }),
  );
  if (outcome === 'stale') throw versionMismatch();
  if (outcome === 'bike-claimed') throw bikeAlreadyClaimed();
  return { rowHash: outcome.rowHash, fileNumber: file.fileNumber, status: step.to };
}
