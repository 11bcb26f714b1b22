import { defineSchema } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';

/** What one address has taken of its day. */
interface UploadBudgetRecord {
  /** A keyed hash of day and address. */
  _id: string;
  bytes: number;
  objects: number;
  expiresAt: Date;
}

/** What a registration owes to a budget for one object. */
interface UploadChargeRecord {
  _id: string;
  entityId: string;
  budget: string;
  bytes: number;
  expiresAt: Date;
}

const expiry = { name: 'expiry', fields: { expiresAt: 1 }, expireAfterSeconds: 0 } as const;

const budgetSchema = defineSchema<UploadBudgetRecord>(
  {
    bytes: { type: Number, required: true },
    objects: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  [expiry],
);

const chargeSchema = defineSchema<UploadChargeRecord>(
  {
    entityId: { type: String, required: true },
    budget: { type: String, required: true },
    bytes: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  [{ name: 'entity', fields: { entityId: 1 } }, expiry],
);

export type UploadBudgetModels = ReturnType<typeof createUploadBudgetModels>;

export function createUploadBudgetModels(database: Database) {
  return {
    budgets: database.model('upload_budgets', budgetSchema),
    charges: database.model('upload_charges', chargeSchema),
  };
}
