import { randomUUID } from 'node:crypto';
import { applyStep, decideRepair } from '@alveole/domain';
import type {
  AppliedStep,
  Decision,
  RepairAction,
  RepairActor,
  RepairFile,
  RepairStep,
  StepEffect,
} from '@alveole/domain';
import type { Author, HistoryRecord, OperationDetails } from './history-record.ts';
import type { RepairRecord } from './repair-record.ts';
import { resettledShares } from './settled-shares.ts';

/** What the rules say of an operation on this file. */
export function decideOperation(
  file: RepairRecord & Pick<RepairFile, 'graceEnded' | 'secondReviewDue' | 'recommendedBy'>,
  action: RepairAction,
  actor: RepairActor,
): Decision<RepairStep> {
  const refundLocked = file.refundLocks !== undefined;
  return decideRepair({ ...file, refundLocked }, action, actor);
}

/** How an accepted operation comes into the history. */
export interface Recording {
  readonly effect: StepEffect;
  readonly author: Author;
  /** Business time, UTC `YYYY-MM-DD HH:mm:ss`. */
  readonly operationDate: string;
  readonly details: OperationDetails;
  /** Given by the client, so that the operation is known when it is sent again. */
  readonly operationId?: string | undefined;
  /** Knows the same content on the same version when it is sent again. */
  readonly sentHash?: string | undefined;
}

export interface AppliedOperation extends AppliedStep<RepairRecord> {
  readonly changes: AppliedStep<RepairRecord>['changes'] & Partial<Pick<RepairRecord, 'settledShares'>>;
  /** What the history gets, in order. */
  readonly entries: readonly HistoryRecord[];
}

/**
 * A file after an operation that the rules accepted: state, and history at its end. Who operates, who refunds and who
 * seeds go through it. What the server adds to an operation (COMR behind evidence) carries no details of its own.
 */
export function applyOperation(
  file: RepairRecord,
  step: RepairStep,
  { effect, author, operationDate, details, operationId = randomUUID(), sentHash }: Recording,
): AppliedOperation {
  const applied = applyStep(file, step, effect);
  const entries = step.records.map((code, index) => ({
    operationId: index === 0 ? operationId : randomUUID(),
    code,
    operationDate,
    recordedAt: effect.at,
    status: step.to,
    author,
    details: index === 0 ? details : {},
    ...(index === 0 && sentHash !== undefined ? { sentHash } : {}),
  }));
  const resettled = resettledShares(applied.file);
  return {
    ...applied,
    changes: { ...applied.changes, ...resettled },
    file: { ...applied.file, ...resettled, history: [...file.history, ...entries] },
    entries,
  };
}
