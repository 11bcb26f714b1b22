import { defineSchema, versioned } from '@alveole/persistence';
import type { Database, Versioned } from '@alveole/persistence';
import type { RefundState } from '../record/refund-batch.ts';

export interface StoredLine {
  repair_id: string;
  repair_rozo_id: string;
  entity_id: string;
  entity_name: string;
  cents: number;
  payee_name?: string;
  iban?: string;
}

export interface StoredPerson {
  user_id: string;
  user_name: string;
}

export interface StoredBatch extends Versioned {
  state: RefundState;
  lines: StoredLine[];
  drafted_by: StoredPerson;
  approved_by?: StoredPerson;
  create_date: Date;
  approved_at?: Date;
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
          payee_name: String,
          iban: String,
        },
      ],
      drafted_by: person,
      approved_by: person,
      create_date: { type: Date, required: true },
      approved_at: Date,
    },
    [{ name: 'newest', fields: { create_date: -1, _id: -1 } }],
  ),
);

export const batchModelOf = (database: Database) => database.model<StoredBatch>('batches', schema);
