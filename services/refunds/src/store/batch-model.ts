import type { TransferState } from '@alveole/contracts/refund';
import { defineSchema, versioned } from '@alveole/persistence';
import type { Database, Versioned } from '@alveole/persistence';
import type { RefundState } from '../record/refund-batch.ts';

export interface StoredLine {
  repairId: string;
  fileNumber: string;
  entityId: string;
  entityName: string;
  cents: number;
  wasPaidBefore: boolean;
  isCorrection: boolean;
}

export interface StoredTransfer {
  reference: string;
  entityId: string;
  payeeName: string;
  iban: string;
  bic?: string;
  cents: number;
  state: TransferState;
  settledAt?: Date;
  reason?: string;
  paidOn?: string;
  returnedOn?: string;
}

export interface StoredPerson {
  userId: string;
  userName: string;
}

export interface StoredStop extends StoredPerson {
  at: Date;
  reason?: string;
}

export interface StoredDebtor {
  name: string;
  iban: string;
  bic: string;
}

export interface StoredBatch extends Versioned {
  state: RefundState;
  /** Absent where the programme pays alone. */
  funderId?: string;
  lines: StoredLine[];
  transfers?: StoredTransfer[];
  debtor?: StoredDebtor;
  draftedBy: StoredPerson;
  approvedBy?: StoredPerson;
  createdAt: Date;
  approvedAt?: Date;
  stopped?: StoredStop;
  /** When its persons were forgotten. */
  forgottenAt?: Date;
  /** Whether open data have its transfers as they stand; each write of a transfer takes it back. */
  isPublished: boolean;
}

const person = { userId: String, userName: String };

const schema = versioned(
  defineSchema<StoredBatch>(
    {
      state: { type: String, required: true },
      funderId: String,
      lines: [
        {
          _id: false,
          repairId: String,
          fileNumber: String,
          entityId: String,
          entityName: String,
          cents: Number,
          wasPaidBefore: Boolean,
          isCorrection: Boolean,
        },
      ],
      transfers: [
        {
          _id: false,
          reference: String,
          entityId: String,
          payeeName: String,
          iban: String,
          bic: String,
          cents: Number,
          state: String,
          settledAt: Date,
          reason: String,
          paidOn: String,
          returnedOn: String,
        },
      ],
      debtor: { name: String, iban: String, bic: String },
      draftedBy: person,
      approvedBy: person,
      createdAt: { type: Date, required: true },
      approvedAt: Date,
      stopped: { ...person, at: Date, reason: String },
      forgottenAt: Date,
      isPublished: { type: Boolean, required: true },
    },
    [
      { name: 'createdAt', fields: { createdAt: -1, _id: -1 } },
      { name: 'transfers_entityId_createdAt', fields: { 'transfers.entityId': 1, createdAt: -1, _id: -1 } },
      { name: 'funderId_createdAt', fields: { funderId: 1, createdAt: -1, _id: -1 } },
      { name: 'by_reference', fields: { 'transfers.reference': 1 } },
      { name: 'isPublished', fields: { isPublished: 1 } },
    ],
  ),
);

export const batchModelOf = (database: Database) => database.model<StoredBatch>('batches', schema);
