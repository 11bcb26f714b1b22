import type { Database, Versioned } from '@alveole/persistence';
import { defineSchema, versioned } from '@alveole/persistence';
import type { Permission } from '@alveole/domain';

export interface StoredRecovery {
  place: string;
  isStranger: boolean;
  /** Null once voided. */
  codeHash: string | null;
  requestedAt: Date;
  expiresAt: Date;
}

/** An account as it is stored. */
export interface StoredAccount extends Versioned {
  mail: string;
  passwordHash: string | null;
  entityId: string;
  entityGender: number;
  funderId?: string;
  userName: string;
  typedName?: string;
  permission: Permission;
  disabled: boolean;
  /** Of an account that a registration asked for; one for each establishment. */
  openingKey?: string;
  /** Kept ready for a registration; for all others it is not there. */
  prepared?: boolean;
  /** When its first password was set. */
  activatedAt?: Date;
  openedAt?: Date;
  /** Who opened it on screen. */
  openedBy?: string;
  founding?: boolean;
  /** Kept for a change of address, and the sequence of the establishment from which it was asked. */
  nextMail?: string;
  nextMailAfter?: number;
  recoveries?: StoredRecovery[];
  signature?: string;
  changedAt?: Date;
  /** When its person was forgotten. */
  forgottenAt?: Date;
  history?: StoredChange[];
}

/** An act of an administrator on an account. */
export interface StoredChange {
  at: Date;
  byId: string;
  byName: string;
  act: string;
}

const accountSchema = versioned(
  defineSchema<StoredAccount>(
    {
      mail: { type: String, required: true },
      passwordHash: { type: String, default: null },
      entityId: { type: String, required: true },
      entityGender: { type: Number, required: true },
      funderId: String,
      userName: { type: String, required: true },
      typedName: String,
      permission: { type: Number, required: true },
      disabled: { type: Boolean, required: true },
      openingKey: String,
      prepared: Boolean,
      signature: String,
      changedAt: Date,
      forgottenAt: Date,
      history: {
        type: [
          {
            _id: false,
            at: { type: Date, required: true },
            byId: { type: String, required: true },
            byName: { type: String, required: true },
            act: { type: String, required: true },
          },
        ],
        default: undefined,
      },
      activatedAt: Date,
      openedAt: Date,
      openedBy: String,
      founding: Boolean,
      nextMail: String,
      nextMailAfter: Number,
      recoveries: {
        type: [
          {
            _id: false,
            place: { type: String, required: true },
            isStranger: { type: Boolean, required: true },
            codeHash: { type: String, default: null },
            requestedAt: { type: Date, required: true },
            expiresAt: { type: Date, required: true },
          },
        ],
        default: undefined,
      },
    },
    [
      { name: 'mail_unique', fields: { mail: 1 }, unique: true },
      {
        name: 'openingKey_unique',
        fields: { openingKey: 1 },
        unique: true,
        partialFilterExpression: { openingKey: { $exists: true } },
      },
      { name: 'entityId_userName', fields: { entityId: 1, userName: 1 } },
      {
        name: 'nextMail_unique',
        fields: { nextMail: 1 },
        unique: true,
        partialFilterExpression: { nextMail: { $exists: true } },
      },
      { name: 'entityGender_userName', fields: { entityGender: 1, userName: 1 } },
    ],
  ),
);

export const accountModelOf = (database: Database) => database.model<StoredAccount>('accounts', accountSchema);
