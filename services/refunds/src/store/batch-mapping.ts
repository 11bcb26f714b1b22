import { soleFunderId } from '@alveole/domain';
import type { Plain } from '@alveole/persistence';
import type { BatchLine, Person, RefundBatch, Stop, Transfer } from '../record/refund-batch.ts';
import type { StoredBatch, StoredLine, StoredPerson, StoredStop, StoredTransfer } from './batch-model.ts';

/** What a write may change. */
export type BatchChanges = Partial<
  Pick<RefundBatch, 'state' | 'lines' | 'transfers' | 'approvedBy' | 'approvedAt' | 'stopped'>
>;

export function toBatch(row: Plain<StoredBatch>): RefundBatch {
  const {
    _id,
    state,
    funderId = soleFunderId,
    lines,
    transfers,
    debtor,
    draftedBy,
    approvedBy,
    createdAt,
    approvedAt,
    stopped,
    rowHash,
    sequence,
  } = row;
  return {
    batchId: _id,
    state,
    funderId,
    lines,
    transfers: transfers ?? [],
    draftedBy: toPerson(draftedBy),
    // mongoose gives a nested object that was never set as an empty one.
    debtor: debtor?.iban === undefined ? undefined : debtor,
    approvedBy: approvedBy?.userId === undefined ? undefined : toPerson(approvedBy),
    draftedAt: createdAt,
    approvedAt,
    stopped: stopped?.userId === undefined ? undefined : toStop(stopped),
    rowHash,
    sequence,
  };
}

/** The stored fields of a draft. */
export function draftFields({
  funderId,
  lines,
  debtor,
  draftedBy,
  draftedAt,
}: Pick<RefundBatch, 'funderId' | 'lines' | 'debtor' | 'draftedBy' | 'draftedAt'>) {
  return {
    state: 'drafted' as const,
    ...(funderId !== soleFunderId && { funderId }),
    ...(debtor && { debtor }),
    lines: lines.map(storedLine),
    transfers: [],
    isPublished: true,
    draftedBy: storedPerson(draftedBy),
    createdAt: draftedAt,
  };
}

/** The stored fields that a change sets. */
export function changedFields({
  state,
  lines,
  transfers,
  approvedBy,
  approvedAt,
  stopped,
}: BatchChanges): Partial<StoredBatch> {
  return {
    ...(state && { state }),
    ...(lines && { lines: lines.map(storedLine) }),
    ...(transfers && { transfers: transfers.map(storedTransfer), isPublished: false }),
    ...(approvedBy && { approvedBy: storedPerson(approvedBy) }),
    ...(approvedAt && { approvedAt }),
    ...(stopped && { stopped: storedStop(stopped) }),
  };
}

function storedLine(line: BatchLine): StoredLine {
  const { repairId, fileNumber, entityId, entityName, cents, wasPaidBefore, isCorrection } = line;
  return {
    repairId,
    fileNumber,
    entityId,
    entityName,
    cents,
    wasPaidBefore,
    isCorrection,
  };
}

function storedTransfer({
  entityId,
  payeeName,
  settledAt,
  reason,
  bic,
  paidOn,
  returnedOn,
  ...transfer
}: Transfer): StoredTransfer {
  return {
    ...transfer,
    entityId,
    payeeName,
    ...(bic === undefined ? {} : { bic }),
    ...(settledAt && { settledAt }),
    ...(reason === undefined ? {} : { reason }),
    ...(paidOn === undefined ? {} : { paidOn }),
    ...(returnedOn === undefined ? {} : { returnedOn }),
  };
}

const toPerson = ({ userId, userName }: StoredPerson): Person => ({ userId, userName });
const storedPerson = ({ userId, userName }: Person): StoredPerson => ({ userId, userName });
const toStop = ({ at, reason, ...person }: StoredStop): Stop => ({ ...toPerson(person), at, reason });
const storedStop = ({ at, reason, ...person }: Stop): StoredStop => ({
  ...storedPerson(person),
  at,
  ...(reason === undefined ? {} : { reason }),
});
