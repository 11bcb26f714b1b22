import { isConfirmationDue } from '@alveole/domain';
import type { Plain } from '@alveole/persistence';
import { confirmationIn } from '../record/confirmation.ts';
import type { NewRepair } from './repair-changes.ts';
import type { RepairDocument } from './repair-model.ts';
import type { PastFile, RepairRecord, RepairRow } from '../record/repair-record.ts';

export type RowDocument = Omit<
  RepairDocument,
  | 'history'
  | 'outbox'
  | 'searchTokens'
  | 'assignments'
  | 'code'
  | 'link'
  | 'sms'
  | 'opening'
  | 'counted'
  | 'reads'
  | 'phoneCorrections'
  | 'personCorrections'
  | 'settledShares'
  | 'settledIds'
  | 'envelopes'
>;

/** What a list does not need, and what never leaves the store. */
export const rowProjection = {
  history: 0,
  outbox: 0,
  searchTokens: 0,
  assignments: 0,
  code: 0,
  link: 0,
  sms: 0,
  opening: 0,
  counted: 0,
  reads: 0,
  phoneCorrections: 0,
  personCorrections: 0,
  settledShares: 0,
  settledIds: 0,
  envelopes: 0,
} as const;

/** A document of the store as a plain row. */
export function toRow(document: RowDocument): RepairRow {
  return {
    id: document._id,
    rowHash: document.rowHash,
    sequence: document.sequence,
    fileNumber: document.fileNumber,
    status: document.status,
    kind: document.gender,
    entityId: document.entityId,
    entityName: document.entityName,
    consumerId: document.consumerId,
    operatorId: document.operatorId ?? undefined,
    operatorName: document.operatorName ?? undefined,
    bike: document.bike,
    invoiceCents: document.invoiceCents,
    premiumCents: document.premiumCents,
    shares: document.shares,
    answers: document.answers,
    invoiceVat: document.invoiceVat,
    invoiceCampaignVersion: document.invoiceCampaignVersion,
    receiptCode: document.receiptCode,
    operations: document.operations,
    unreadByRepairer: document.unreadByRepairer,
    unreadByStaff: document.unreadByStaff,
    incident: document.incident,
    confirmationDue: document.confirmationDue,
    isRecommended: document.isRecommended,
    awaitsEnvelope: document.awaitsEnvelope,
    createdAt: document.createdAt,
    modifiedAt: document.modifiedAt,
    forgottenAt: document.retention?.personsAt,
  };
}

export type PastDocument = Pick<
  RepairDocument,
  '_id' | 'status' | 'gender' | 'bike' | 'createdAt' | 'entityId' | 'history'
>;

/** Of a history, which photos it holds. */
export const ofPastFile = {
  status: 1,
  gender: 1,
  bike: 1,
  createdAt: 1,
  entityId: 1,
  'history.code': 1,
  'history.details.mediaKey': 1,
} as const;

export function toPastFile({ _id, status, gender, bike, createdAt, entityId, history }: PastDocument): PastFile {
  const photo = history.findLast(({ code }) => code === 'PHO');
  return { id: _id, status, kind: gender, bike, createdAt, entityId, photoKey: photo?.details.mediaKey };
}

/** A document of the store as a whole file. */
export function toRecord(document: Plain<RepairDocument>): RepairRecord {
  const {
    opening,
    openedRowHash,
    history,
    reads,
    assignments,
    phoneCorrections,
    personCorrections,
    code,
    link,
    sms,
    refundLocks,
    stampValue,
    settledShares,
    settledIds,
    envelopes,
  } = document;
  return {
    ...toRow(document),
    // Of a file that was written before this was kept, the history tells it.
    confirmationDue: isConfirmationDue(confirmationIn(history)),
    opening: { ...opening, rowHash: openedRowHash },
    history,
    reads,
    assignments,
    phoneCorrections,
    personCorrections,
    code,
    link,
    sms,
    refundLocks,
    stampValue,
    settledShares,
    settledIds,
    envelopes,
  };
}

/** A new file as the store keeps it, but for its version. */
export function toFields({ id, kind, operatorId, operatorName, ...file }: NewRepair) {
  const assignee = { operatorId: operatorId ?? null, ...(operatorName === undefined ? {} : { operatorName }) };
  return { ...file, ...assignee, _id: id, gender: kind, assignments: [] };
}
