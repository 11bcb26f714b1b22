import type { RepairKind } from '@alveole/domain';
import { declareIndexes, defineSchema, versioned } from '@alveole/persistence';
import type { Database, Model, Versioned } from '@alveole/persistence';
import { Schema } from 'mongoose';
import type { Author } from '../record/history-record.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import type { FileRetention } from '../record/forgotten-file.ts';
import type { CountedMark } from './counted-files.ts';
import { repairIndexes } from './repair-indexes.ts';

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
  /** What the retention did to it. */
  readonly retention?: FileRetention;
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
  // Absent where no campaign adds to the premium: an empty list would say that one was open.
  supplements: { type: [part({ campaignId: String, campaignVersion: Number, cents: Number })], default: undefined },
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
  removedAnswers: { type: [part({ questionId: String, question: String })], default: undefined },
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

const settledSharePart = part({ funderId: String, paidCents: Number, waivedCents: Number, excessCents: Number });

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
  settledShares: { type: [settledSharePart], default: undefined },
  settledIds: { type: [String], default: undefined },
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
  personCorrections: {
    type: [part({ eventId: String, at: Date, by: author, fields: list(String) })],
    default: undefined,
  },
  retention: optional(part({ personsAt: Date, piecesAt: Date, pendingKeys: list(String), removedKeys: list(String) })),
  assignments: list(part({ operatorId: { type: String, default: null }, operatorName: String, by: author, at: Date })),
};

const schema = versioned<RepairDocument>(defineSchema<RepairDocument>(fields));
declareIndexes(schema, repairIndexes);

export type RepairModel = Model<RepairDocument>;

export function createRepairModel(database: Database): RepairModel {
  return database.model('repairs', schema);
}

/** Runs once the given fields are set, at the insertion. */
function insertedRowHash(this: { rowHash: string }): string {
  return this.rowHash;
}
