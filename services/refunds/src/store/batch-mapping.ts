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
    lines,
    transfers,
    debtor,
    drafted_by,
    approved_by,
    create_date,
    approved_at,
    stopped,
    row_hash,
    sequence,
  } = row;
  return {
    batchId: _id,
    state,
    lines: lines.map(toLine),
    transfers: (transfers ?? []).map(toTransfer),
    draftedBy: toPerson(drafted_by),
    // mongoose gives a nested object that was never set as an empty one.
    debtor: debtor?.iban === undefined ? undefined : debtor,
    approvedBy: approved_by?.user_id === undefined ? undefined : toPerson(approved_by),
    draftedAt: create_date,
    approvedAt: approved_at,
    stopped: stopped?.user_id === undefined ? undefined : toStop(stopped),
    rowHash: row_hash,
    sequence,
  };
}

/** The stored fields of a draft. */
export function draftFields({
  lines,
  debtor,
  draftedBy,
  draftedAt,
}: Pick<RefundBatch, 'lines' | 'debtor' | 'draftedBy' | 'draftedAt'>) {
  return {
    state: 'drafted' as const,
    ...(debtor && { debtor }),
    lines: lines.map(storedLine),
    transfers: [],
    drafted_by: storedPerson(draftedBy),
    create_date: draftedAt,
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
    ...(transfers && { transfers: transfers.map(storedTransfer) }),
    ...(approvedBy && { approved_by: storedPerson(approvedBy) }),
    ...(approvedAt && { approved_at: approvedAt }),
    ...(stopped && { stopped: storedStop(stopped) }),
  };
}

function toLine(line: StoredLine): BatchLine {
  const { repair_id, repair_rozo_id, entity_id, entity_name, cents, is_correction = false } = line;
  return {
    repairId: repair_id,
    fileNumber: repair_rozo_id,
    entityId: entity_id,
    entityName: entity_name,
    cents,
    // Lines of earlier versions tell one for both.
    wasPaidBefore: line.was_paid_before ?? is_correction,
    isCorrection: is_correction,
  };
}

function storedLine(line: BatchLine): StoredLine {
  const { repairId, fileNumber, entityId, entityName, cents, wasPaidBefore, isCorrection } = line;
  return {
    repair_id: repairId,
    repair_rozo_id: fileNumber,
    entity_id: entityId,
    entity_name: entityName,
    cents,
    was_paid_before: wasPaidBefore,
    is_correction: isCorrection,
  };
}

function toTransfer({
  entity_id,
  payee_name,
  settled_at,
  paid_on,
  returned_on,
  ...transfer
}: StoredTransfer): Transfer {
  return {
    ...transfer,
    entityId: entity_id,
    payeeName: payee_name,
    settledAt: settled_at,
    paidOn: paid_on,
    returnedOn: returned_on,
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
    entity_id: entityId,
    payee_name: payeeName,
    ...(bic === undefined ? {} : { bic }),
    ...(settledAt && { settled_at: settledAt }),
    ...(reason === undefined ? {} : { reason }),
    ...(paidOn === undefined ? {} : { paid_on: paidOn }),
    ...(returnedOn === undefined ? {} : { returned_on: returnedOn }),
  };
}

const toPerson = ({ user_id, user_name }: StoredPerson): Person => ({ userId: user_id, userName: user_name });
const storedPerson = ({ userId, userName }: Person): StoredPerson => ({ user_id: userId, user_name: userName });
const toStop = ({ at, reason, ...person }: StoredStop): Stop => ({ ...toPerson(person), at, reason });
const storedStop = ({ at, reason, ...person }: Stop): StoredStop => ({
  ...storedPerson(person),
  at,
  ...(reason === undefined ? {} : { reason }),
});
