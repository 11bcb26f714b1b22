import { defineSchema } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';

/** `isShown` says again that the shop is named and the files are enough, so that one index finds what anybody may read. */
export interface StoredPayment {
  _id: string;
  entityId: string;
  funderId: string;
  approvedOn: string;
  firstDay: string;
  lastDay: string;
  /** Of the last day. */
  year: string;
  cents: number;
  files: number;
  transfers: number;
  isWhole: boolean;
  isShown: boolean;
  /** Of what was heard of the shop last. */
  shopSequence: number;
  name: string;
  siret?: string | null;
  rna?: string | null;
  city?: string | null;
  department: string;
  tokens: string[];
}

const schema = defineSchema<StoredPayment>(
  {
    entityId: { type: String, required: true },
    funderId: { type: String, required: true },
    approvedOn: { type: String, required: true },
    firstDay: { type: String, required: true },
    lastDay: { type: String, required: true },
    year: { type: String, required: true },
    cents: { type: Number, required: true },
    files: { type: Number, required: true },
    transfers: { type: Number, required: true },
    isWhole: { type: Boolean, required: true },
    isShown: { type: Boolean, required: true },
    shopSequence: { type: Number, required: true },
    name: { type: String, required: true },
    siret: String,
    rna: String,
    city: String,
    department: { type: String, required: true },
    tokens: [String],
  },
  [
    { name: 'isShown_lastDay', fields: { isShown: 1, lastDay: -1, _id: -1 } },
    { name: 'isShown_department_lastDay', fields: { isShown: 1, department: 1, lastDay: -1, _id: -1 } },
    { name: 'isShown_tokens_lastDay', fields: { isShown: 1, tokens: 1, lastDay: -1, _id: -1 } },
    { name: 'entityId_funderId', fields: { entityId: 1, funderId: 1 } },
  ],
);

export const paymentModelOf = (database: Database) => database.model<StoredPayment>('public_payments', schema);
