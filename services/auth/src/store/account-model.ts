import type { Database, Versioned } from '@alveole/persistence';
import { defineSchema, versioned } from '@alveole/persistence';
import type { Permission } from '@alveole/domain';

/** An account as it is stored. */
export interface StoredAccount extends Versioned {
  mail: string;
  password_hash: string | null;
  entity_id: string;
  entity_gender: number;
  user_name: string;
  permission: Permission;
  disabled: boolean;
  /** Idempotency key of the registration that asked for the account. */
  opening_key?: string;
  recovery?: { code_hash: string; requested_at: Date; expires_at: Date };
}

const accountSchema = versioned(
  defineSchema<StoredAccount>(
    {
      mail: { type: String, required: true },
      password_hash: { type: String, default: null },
      entity_id: { type: String, required: true },
      entity_gender: { type: Number, required: true },
      user_name: { type: String, required: true },
      permission: { type: Number, required: true },
      disabled: { type: Boolean, required: true },
      opening_key: String,
      recovery: { code_hash: String, requested_at: Date, expires_at: Date },
    },
    [
      { name: 'mail_unique', fields: { mail: 1 }, unique: true },
      {
        name: 'opening_key_unique',
        fields: { opening_key: 1 },
        unique: true,
        partialFilterExpression: { opening_key: { $exists: true } },
      },
      { name: 'gender_name', fields: { entity_gender: 1, user_name: 1 } },
    ],
  ),
);

export const accountModelOf = (database: Database) => database.model<StoredAccount>('accounts', accountSchema);
