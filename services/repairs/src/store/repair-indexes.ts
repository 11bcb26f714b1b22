import type { OperationCode } from '@alveole/domain';
import type { IndexDeclaration } from '@alveole/persistence';

/** Newest first, ties by id: the order of every list. */
const newest = { createdAt: -1, _id: -1 } as const;

/** Most files are held by nobody: they cost these indexes nothing. */
const whenAssigned = { partialFilterExpression: { operatorId: { $gt: '' } } } as const;

/** A repairer reads soon what is written to him. */
const whenUnread = { partialFilterExpression: { unreadByRepairer: true } } as const;

/** A second operator confirms soon what a first one recommends. */
const whenRecommended = { partialFilterExpression: { isRecommended: true } } as const;

/** Few files wait for an envelope, and no longer than it takes to raise it. */
const whenAwaiting = { partialFilterExpression: { awaitsEnvelope: true } } as const;

/** Files of a programme that pays alone have no shares. */
const whenShared = { partialFilterExpression: { 'shares.funderId': { $gt: '' } } } as const;

/** What the repairer declares on his honour. */
export const incidentOperation: OperationCode = 'BUG';

/** What staff has not read, and what an incident lost, are few. */
const whenStaffReads = { partialFilterExpression: { unreadByStaff: true } } as const;
const whenOfIncident = { partialFilterExpression: { operations: incidentOperation } } as const;

/**
 * What must be unique is unique by an index: it holds whatever runs in parallel. Each list has an index in its order, and filters
 * stand before it (docs/adr/0024).
 */
export const repairIndexes: readonly IndexDeclaration[] = [
  { name: 'file_number', fields: { fileNumber: 1 }, unique: true },
  { name: 'local_id', fields: { entityId: 1, 'opening.localId': 1 }, unique: true },
  {
    name: 'entitlement',
    fields: { entitlement: 1 },
    unique: true,
    partialFilterExpression: { entitlement: { $exists: true } },
  },
  { name: 'claim', fields: { claim: 1 }, unique: true, partialFilterExpression: { claim: { $exists: true } } },
  {
    name: 'stamp_value',
    fields: { stampValue: 1 },
    unique: true,
    partialFilterExpression: { stampValue: { $exists: true } },
  },
  { name: 'newest', fields: newest },
  { name: 'status_kind', fields: { status: 1, gender: 1, ...newest } },
  { name: 'entity', fields: { entityId: 1, ...newest } },
  { name: 'entity_status_kind', fields: { entityId: 1, status: 1, gender: 1, ...newest } },
  { name: 'entity_unread', fields: { entityId: 1, unreadByRepairer: 1, ...newest }, ...whenUnread },
  { name: 'operator_status_kind', fields: { operatorId: 1, status: 1, gender: 1, ...newest }, ...whenAssigned },
  { name: 'operator_entity', fields: { operatorId: 1, entityId: 1, ...newest }, ...whenAssigned },
  { name: 'consumer', fields: { consumerId: 1, ...newest } },
  { name: 'document_newest', fields: { 'history.details.mediaHash': 1, ...newest } },
  { name: 'perceptual_hash_newest', fields: { 'history.details.perceptualHashBands': 1, ...newest } },
  { name: 'unread_status_kind', fields: { unreadByStaff: 1, status: 1, gender: 1, ...newest }, ...whenStaffReads },
  { name: 'incident_status_kind', fields: { operations: 1, status: 1, gender: 1, ...newest }, ...whenOfIncident },
  {
    name: 'recommended_status_kind',
    fields: { isRecommended: 1, status: 1, gender: 1, ...newest },
    ...whenRecommended,
  },
  { name: 'awaiting_status_kind', fields: { awaitsEnvelope: 1, status: 1, gender: 1, ...newest }, ...whenAwaiting },
  {
    name: 'awaiting_since',
    fields: { awaitsEnvelope: 1, 'envelopes.wait.funderId': 1, 'envelopes.wait.since': 1, _id: 1 },
    ...whenAwaiting,
  },
  { name: 'funder_status', fields: { 'shares.funderId': 1, status: 1, ...newest }, ...whenShared },
  { name: 'department_status_kind', fields: { 'counted.department': 1, status: 1, gender: 1, ...newest } },
  { name: 'search_status_kind', fields: { searchTokens: 1, status: 1, gender: 1, ...newest } },
];
