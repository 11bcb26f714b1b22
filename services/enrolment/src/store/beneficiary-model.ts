import { defineSchema, versioned } from '@alveole/persistence';
import type { Database, Model, Versioned } from '@alveole/persistence';
import { Schema } from 'mongoose';
import type { Person } from '../record/beneficiary.ts';

/** When a person accepted what, as the pre-registration says. */
export interface Acceptances {
  readonly cguAcceptedAt?: Date;
  readonly surveyAcceptedAt?: Date;
}

/** Who changed what; the numbers themselves stay out of the trail. */
export interface BeneficiaryEntry {
  readonly at: Date;
  readonly act: 'pre-register' | 'record' | 'correct-phone';
  readonly userId?: string;
  readonly entityId?: string;
}

export interface BeneficiaryDocument extends Versioned, Person, Acceptances {
  /** Names, birth date and birthplace: unique. */
  readonly personKey: string;
  readonly createdAt: Date;
  readonly history: readonly BeneficiaryEntry[];
}

const required = (type: unknown) => ({ type, required: true });
const entry = new Schema(
  { at: required(Date), act: required(String), userId: String, entityId: String },
  { _id: false, strict: 'throw' },
);

const fields = {
  firstName: required(String),
  lastName: required(String),
  birthDate: required(String),
  birthPlace: required(String),
  postalCode: String,
  phone: required(String),
  mail: String,
  cguAcceptedAt: Date,
  surveyAcceptedAt: Date,
  personKey: required(String),
  createdAt: required(Date),
  history: { type: [entry], default: [] },
};

export const personIndex = 'person';

const schema = versioned<BeneficiaryDocument>(
  defineSchema<BeneficiaryDocument>(fields as never, [
    { name: personIndex, fields: { personKey: 1 }, unique: true },
    { name: 'phone', fields: { phone: 1, createdAt: -1 } },
  ]),
);

export type BeneficiaryModel = Model<BeneficiaryDocument>;

export function createBeneficiaryModel(database: Database): BeneficiaryModel {
  return database.model('consumers', schema);
}
