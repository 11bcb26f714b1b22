import { defineSchema, versioned } from '@alveole/persistence';
import type { Database, Model, Versioned } from '@alveole/persistence';
import { Schema } from 'mongoose';
import type { EnvelopeRecord } from '../record/envelope-record.ts';

export interface EnvelopeDocument extends Versioned, Omit<EnvelopeRecord, 'id' | 'rowHash' | 'sequence'> {}

export type EnvelopeModel = Model<EnvelopeDocument>;

const required = <Type>(type: Type) => ({ type, required: true });
const cents = { type: Number, default: 0 };

const pendingChange = new Schema(
  {
    id: required(String),
    repairId: required(String),
    at: required(Date),
    week: String,
    reservedCents: cents,
    committedCents: cents,
    paidCents: cents,
  },
  { _id: false, id: false, strict: 'throw' },
);

const schema = versioned<EnvelopeDocument>(
  defineSchema<EnvelopeDocument>(
    {
      campaignId: required(String),
      funderId: required(String),
      amountCents: required(Number),
      campaignVersion: required(Number),
      walkedVersion: cents,
      usedCents: cents,
      boundCents: cents,
      reservedCents: cents,
      committedCents: cents,
      paidCents: cents,
      weeks: { type: Schema.Types.Mixed, default: {} },
      pendingChanges: { type: [pendingChange], default: [] },
      alertedPercent: cents,
      comparison: { type: Schema.Types.Mixed, required: false },
    },
    [{ name: 'campaign', fields: { campaignId: 1 } }],
  ),
);

/** The envelopes on a database: a few documents. */
export function createEnvelopeModel(database: Database): EnvelopeModel {
  return database.model('envelopes', schema);
}
