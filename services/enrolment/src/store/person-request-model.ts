import { defineSchema, versioned } from '@alveole/persistence';
import type { Database, Model, Versioned } from '@alveole/persistence';
import { Schema } from 'mongoose';
import type { PersonRequest } from '../record/person-request.ts';

export interface PersonRequestDocument extends Versioned, Omit<PersonRequest, 'id' | 'rowHash' | 'sequence'> {
  readonly createdAt: Date;
}

const required = (type: unknown) => ({ type, required: true });
const part = (fields: Record<string, unknown>) => new Schema(fields, { _id: false, minimize: false, strict: 'throw' });
const optional = (type: unknown) => ({ type, required: false });
const list = (type: unknown) => ({ type: [type], default: [] });

const fateLine = part({ service: String, thing: String, count: Number, fate: String, reason: String, until: String });

const fields = {
  reference: required(String),
  kind: required(String),
  channel: required(String),
  state: required(String),
  name: required(String),
  mobile: String,
  mail: String,
  receivedOn: required(String),
  dueAt: required(Date),
  isExtended: { type: Boolean, default: false },
  subjects: list(part({ kind: String, subjectId: String })),
  identity: optional(part({ at: Date, by: String, document: String })),
  code: optional(part({ hash: String, sentTo: String, expiresAt: Date, triesLeft: Number })),
  codeWay: optional(part({ subjectId: String, by: String })),
  codesAt: list(Date),
  export: optional(
    part({
      state: String,
      done: Number,
      total: Number,
      leaseUntil: Date,
      key: String,
      size: Number,
      expiresAt: Date,
    }),
  ),
  correctedAt: Date,
  erasure: optional(part({ at: Date, lines: list(fateLine), remaining: Number })),
  answer: optional(part({ at: Date, isByMail: Boolean, text: String })),
  refusal: optional(part({ at: Date, reason: String })),
  closedAt: Date,
  createdAt: required(Date),
  history: list(part({ at: Date, act: String, byId: String, by: String, text: String })),
};

const schema = versioned<PersonRequestDocument>(
  defineSchema<PersonRequestDocument>(fields, [
    { name: 'reference_unique', fields: { reference: 1 }, unique: true },
    { name: 'state_dueAt', fields: { state: 1, dueAt: 1, _id: 1 } },
    { name: 'closedAt', fields: { closedAt: -1, _id: -1 } },
    { name: 'export_state', fields: { 'export.state': 1, 'export.leaseUntil': 1 } },
  ]),
);

export type PersonRequestModel = Model<PersonRequestDocument>;

export function createPersonRequestModel(database: Database): PersonRequestModel {
  return database.model('person_requests', schema);
}
