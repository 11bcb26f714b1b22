import type { Database, Versioned } from '@alveole/persistence';
import { defineSchema, versioned } from '@alveole/persistence';
import type { Permission } from '@alveole/domain';

export interface StoredRecovery {
  place: string;
  is_stranger: boolean;
  /** Null once voided. */
  code_hash: string | null;
  requested_at: Date;
  expires_at: Date;
}

/** An account as it is stored. */
export interface StoredAccount extends Versioned {
  mail: string;
  password_hash: string | null;
  entity_id: string;
  entity_gender: number;
  user_name: string;
  typed_name?: string;
  permission: Permission;
  disabled: boolean;
  /** Of an account that a registration asked for; one for each establishment. */
  opening_key?: string;
  /** Kept ready for a registration; for all others it is not there. */
  prepared?: boolean;
  /** When its first password was set. */
  activated_at?: Date;
  opened_at?: Date;
  /** Who opened it on screen. */
  opened_by?: string;
  founding?: boolean;
  /** Kept for a change of address, and the sequence of the establishment from which it was asked. */
  next_mail?: string;
  next_mail_after?: number;
  recoveries?: StoredRecovery[];
  signature?: string;
  changed_at?: Date;
  history?: StoredChange[];
}

/** An act of an administrator on an account. */
export interface StoredChange {
  at: Date;
  by_id: string;
  by_name: string;
  act: string;
}

const accountSchema = versioned(
  defineSchema<StoredAccount>(
    {
      mail: { type: String, required: true },
      password_hash: { type: String, default: null },
      entity_id: { type: String, required: true },
      entity_gender: { type: Number, required: true },
      user_name: { type: String, required: true },
      typed_name: String,
      permission: { type: Number, required: true },
      disabled: { type: Boolean, required: true },
      opening_key: String,
      prepared: Boolean,
      signature: String,
      changed_at: Date,
      history: {
        type: [
          {
            _id: false,
            at: { type: Date, required: true },
            by_id: { type: String, required: true },
            by_name: { type: String, required: true },
            act: { type: String, required: true },
          },
        ],
        default: undefined,
      },
      activated_at: Date,
      opened_at: Date,
      opened_by: String,
      founding: Boolean,
      next_mail: String,
      next_mail_after: Number,
      recoveries: {
        type: [
          {
            _id: false,
            place: { type: String, required: true },
            is_stranger: { type: Boolean, required: true },
            code_hash: { type: String, default: null },
            requested_at: { type: Date, required: true },
            expires_at: { type: Date, required: true },
          },
        ],
        default: undefined,
      },
    },
    [
      { name: 'mail_unique', fields: { mail: 1 }, unique: true },
      {
        name: 'opening_key_unique',
        fields: { opening_key: 1 },
        unique: true,
        partialFilterExpression: { opening_key: { $exists: true } },
      },
      { name: 'entity_name', fields: { entity_id: 1, user_name: 1 } },
      {
        name: 'next_mail_unique',
        fields: { next_mail: 1 },
        unique: true,
        partialFilterExpression: { next_mail: { $exists: true } },
      },
      { name: 'gender_name', fields: { entity_gender: 1, user_name: 1 } },
    ],
  ),
);

export const accountModelOf = (database: Database) => database.model<StoredAccount>('accounts', accountSchema);
