import type { OperationCode, RepairKind } from '@alveole/domain';
import { declareIndexes, defineSchema, versioned } from '@alveole/persistence';
import type { Database, IndexDeclaration, Model, Versioned } from '@alveole/persistence';
import { Schema } from 'mongoose';
import type { Author } from '../record/history-record.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import type { CountedMark } from './counted-files.ts';

/** A file as it lies in the store. */
export interface RepairDocument
  extends
    Versioned,
    Omit<RepairRecord, 'id' | 'rowHash' | 'sequence' | 'opening' | 'kind' | 'operatorId' | 'operatorName'> {
  readonly gender: RepairKind;
  readonly operatorId: string | null;
  readonly operatorName?: string | null;
  readonly opening: { readonly localId: string; readonly bodyHash: string };
  /** The rowHash of the insertion, for the same answer to the same opening. */
  readonly openedRowHash: string;
  /** One of the beneficiary's entitlements (`<consumer>:bike:3`); unique, absent once given back. */
  readonly entitlement?: string;
  /** The bike's claim; unique, absent before status 1 and once freed. */
  readonly claim?: string;
  readonly searchTokens: readonly string[];
  /** Who gave the file to whom, oldest first. */
  readonly assignments: readonly {
    readonly operatorId: string | null;
    readonly operatorName?: string | null;
    readonly by: Author;
    readonly at: Date;
  }[];
  /** How far statistics have counted it. */
  readonly counted?: CountedMark;
}

const part = (fields: Record<string, unknown>) => new Schema(fields, { _id: false, minimize: false, strict: 'throw' });
const required = (type: unknown) => ({ type, required: true });
const optional = (type: unknown) => ({ type, required: false });
const list = (type: unknown) => ({ type: [type], default: [] });

const author = part({ role: required(String), userId: String, userName: { type: String, default: '' } });

const bike = part({ brand: String, serial: String, comment: String });

const reckoning = part({
  campaignId: String,
  campaignVersion: Number,
  situation: Schema.Types.Mixed,
  steps: list(part({ title: String, value: String, sentence: String })),
});

const details = part({
  mediaKey: String,
  mediaHash: String,
  extension: String,
  invoiceCents: Number,
  participants: Number,
  premiumCents: Number,
  adjustmentCents: Number,
  answers: optional(Schema.Types.Mixed),
  reckoning: optional(reckoning),
  stampedKey: String,
  stampedHash: String,
  stamp: optional(part({ codeX: Number, codeY: Number, amountX: Number, amountY: Number })),
  text: String,
  reasonLines: { type: [String], default: undefined },
  comment: String,
  batchId: String,
  proof: String,
  receiptReader: String,
  isNamedByClient: Boolean,
  bike: optional(bike),
  formerBike: optional(bike),
  perceptualHash: String,
  perceptualHashBands: { type: [String], default: undefined },
  isAmountPrinted: Boolean,
  isCreditNote: Boolean,
  printedAmounts: { type: [part({ cents: Number, name: String })], default: undefined },
});

const historyEntry = part({
  operationId: required(String),
  code: required(String),
  operationDate: required(String),
  recordedAt: required(Date),
  status: required(Number),
  author: required(author),
  details: { type: details, default: {} },
  sentHash: String,
});

const readMark = part({ by: String, name: { type: String, default: '' }, at: Date, upTo: String });

const smsSend = part({
  phoneHash: String,
  channel: String,
  isNamedByClient: Boolean,
  at: Date,
  eventId: String,
  outcome: String,
  rungs: list(part({ state: String, at: Date, failure: String })),
});

const sentCode = {
  hash: String,
  expiresAt: Date,
  channel: String,
  isNamedByClient: Boolean,
  invoiceCents: Number,
  premiumCents: Number,
};

const envelopes = part({
  entries: list(part({ funderId: String, cents: Number, isCommitted: Boolean, paidCents: Number })),
  changeIds: list(String),
  paymentIds: list(String),
  wait: optional(part({ funderId: String, since: Date })),
});

const fields = {
  fileNumber: required(String),
  status: required(Number),
  gender: required(Number),
  entityId: required(String),
  entityName: { type: String, default: '' },
  consumerId: required(String),
  operatorId: { type: String, default: null },
  operatorName: String,
  bike: required(bike),
  invoiceCents: Number,
  premiumCents: Number,
  shares: { type: [part({ funderId: String, cents: Number })], default: undefined },
  answers: optional(Schema.Types.Mixed),
  invoiceVat: optional(part({ rate: String })),
  invoiceCampaignVersion: Number,
  receiptCode: String,
  operations: list(String),
  unreadByRepairer: { type: Boolean, default: false },
  unreadByStaff: { type: Boolean, default: false },
  incident: String,
  confirmationDue: Boolean,
  isRecommended: Boolean,
  awaitsEnvelope: Boolean,
  envelopes: optional(envelopes),
  createdAt: required(Date),
  modifiedAt: required(Date),
  opening: required(part({ localId: String, bodyHash: String })),
  openedRowHash: { type: String, default: insertedRowHash },
  history: list(historyEntry),
  reads: list(readMark),
  code: optional(part({ ...sentCode, tries: Number, earlier: { type: [part(sentCode)], default: undefined } })),
  link: optional(part({ hash: String, expiresAt: Date, invoiceCents: Number, premiumCents: Number })),
  sms: optional(
    part({
      sends: list(smsSend),
      lastEventId: String,
      delivery: String,
      deliveryAt: Date,
    }),
  ),
  refundLocks: { type: [part({ funderId: String, batchId: String, at: Date, paidAt: Date })], default: undefined },
  stampValue: String,
  entitlement: String,
  claim: String,
  searchTokens: list(String),
  counted: optional(
    part({
      generation: String,
      operations: Number,
      department: String,
      sms: Schema.Types.Mixed,
      reservation: optional(part({ batchId: String, week: String })),
    }),
  ),
  phoneCorrections: {
    type: [
      part({
        eventId: String,
        at: Date,
        by: author,
        entityId: String,
        entityName: String,
        previous: String,
        next: String,
      }),
    ],
    default: undefined,
  },
  assignments: list(part({ operatorId: { type: String, default: null }, operatorName: String, by: author, at: Date })),
};

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

/** What the repairer declares on his honour. */
export const incidentOperation: OperationCode = 'BUG';

/** What staff has not read, and what an incident lost, are few. */
const whenStaffReads = { partialFilterExpression: { unreadByStaff: true } } as const;
const whenOfIncident = { partialFilterExpression: { operations: incidentOperation } } as const;

/**
 * What must be unique is unique by an index: it holds whatever runs in parallel. Each list has an index in its order, and filters
 * stand before it (docs/adr/0024).
 */
const indexes: readonly IndexDeclaration[] = [
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
  { name: 'department_status_kind', fields: { 'counted.department': 1, status: 1, gender: 1, ...newest } },
  { name: 'search_status_kind', fields: { searchTokens: 1, status: 1, gender: 1, ...newest } },
];

const schema = versioned<RepairDocument>(defineSchema<RepairDocument>(fields));
declareIndexes(schema, indexes);

export type RepairModel = Model<RepairDocument>;

export function createRepairModel(database: Database): RepairModel {
  return database.model('repairs', schema);
}

/** Runs once the given fields are set, at the insertion. */
function insertedRowHash(this: { rowHash: string }): string {
  return this.rowHash;
}
