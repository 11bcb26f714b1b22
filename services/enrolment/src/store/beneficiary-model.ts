import { defineSchema, versioned } from '@alveole/persistence';
import type { Database, Model, Versioned } from '@alveole/persistence';
import { Schema } from 'mongoose';
import type { Acceptances, BeneficiaryEntry, Person } from '../record/beneficiary.ts';

export interface BeneficiaryDocument extends Versioned, Person, Acceptances {
  /** Names, birth date and birthplace: unique. */
  readonly personKey: string;
  readonly createdAt: Date;
  /** When the person was forgotten: nobody finds the record any more. */
  readonly forgottenAt?: Date;
  readonly history: readonly BeneficiaryEntry[];
}

const required = (type: unknown) => ({ type, required: true });
const entry = new Schema(
  {
    at: required(Date),
    act: required(String),
    userId: String,
    entityId: String,
    fields: { type: [String], default: undefined },
  },
  { _id: false, strict: 'throw' },
);

const fields = {
  firstName: required(String),
  lastName: required(String),
  typedFirstName: String,
  typedLastName: String,
  birthDate: required(String),
  birthPlace: required(String),
  postalCode: String,
  phone: required(String),
  mail: String,
  cguAcceptedAt: Date,
  surveyAcceptedAt: Date,
  personKey: required(String),
  createdAt: required(Date),
  forgottenAt: Date,
  history: { type: [entry], default: [] },
};

export const personIndex = 'person';

const schema = versioned<BeneficiaryDocument>(
  defineSchema<BeneficiaryDocument>(fields, [
    { name: personIndex, fields: { personKey: 1 }, unique: true },
    { name: 'mail', fields: { mail: 1 }, partialFilterExpression: { mail: { $exists: true } } },
    { name: 'phone', fields: { phone: 1, createdAt: -1 } },
  ]),
);

export type BeneficiaryModel = Model<BeneficiaryDocument>;

export function createBeneficiaryModel(database: Database): BeneficiaryModel {
  return database.model('consumers', schema);
}
