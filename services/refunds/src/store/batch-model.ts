import type { TransferState } from '@alveole/contracts/refund';
import { defineSchema, versioned } from '@alveole/persistence';
import type { Database, Versioned } from '@alveole/persistence';
import type { RefundState } from '../record/refund-batch.ts';

export interface StoredLine {
  repair_id: string;
  repair_rozo_id: string;
  entity_id: string;
  entity_name: string;
  cents: number;
  was_paid_before?: boolean;
  is_correction?: boolean;
}

export interface StoredTransfer {
  reference: string;
  entity_id: string;
  payee_name: string;
  iban: string;
  bic?: string;
  cents: number;
  state: TransferState;
  settled_at?: Date;
  reason?: string;
  paid_on?: string;
  returned_on?: string;
}

export interface StoredPerson {
  user_id: string;
  user_name: string;
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
  lines: StoredLine[];
  transfers?: StoredTransfer[];
  debtor?: StoredDebtor;
  drafted_by: StoredPerson;
  approved_by?: StoredPerson;
  create_date: Date;
  approved_at?: Date;
  stopped?: StoredStop;
}

const person = { user_id: String, user_name: String };

const schema = versioned(
  defineSchema<StoredBatch>(
    {
      state: { type: String, required: true },
      lines: [
        {
          _id: false,
          repair_id: String,
          repair_rozo_id: String,
          entity_id: String,
          entity_name: String,
          cents: Number,
          was_paid_before: Boolean,
          is_correction: Boolean,
        },
      ],
      transfers: [
        {
          _id: false,
          reference: String,
          entity_id: String,
          payee_name: String,
          iban: String,
          bic: String,
          cents: Number,
          state: String,
          settled_at: Date,
          reason: String,
          paid_on: String,
          returned_on: String,
        },
      ],
      debtor: { name: String, iban: String, bic: String },
      drafted_by: person,
      approved_by: person,
      create_date: { type: Date, required: true },
      approved_at: Date,
      stopped: { ...person, at: Date, reason: String },
    },
    [
      { name: 'newest', fields: { create_date: -1, _id: -1 } },
      { name: 'transfers_of_entity', fields: { 'transfers.entity_id': 1, create_date: -1, _id: -1 } },
      { name: 'by_reference', fields: { 'transfers.reference': 1 } },
    ],
  ),
);

export const batchModelOf = (database: Database) => database.model<StoredBatch>('batches', schema);
