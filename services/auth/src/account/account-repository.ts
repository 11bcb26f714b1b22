import type { EventEnvelope } from '@alveole/contracts';
import { events } from '@alveole/contracts';
import type { Database, Versioned } from '@alveole/persistence';
import {
  defineSchema,
  insertVersioned,
  isDuplicateKey,
  trusted,
  versioned,
  writeIfUnchanged,
} from '@alveole/persistence';
import { randomUUID } from 'node:crypto';
import type { Account } from './account.ts';

/** A recovery that was asked for; the code itself is kept nowhere. */
export interface PendingRecovery {
  readonly code_hash: string;
  readonly requested_at: Date;
  readonly expires_at: Date;
}

export interface RecoveryStart extends PendingRecovery {
  /** For the mail: AES-256-GCM, opened by notifications alone. */
  readonly sealed_code: string;
  readonly request_id: string;
}

export interface NewAccountFields extends Omit<Account, 'row_hash'> {
  /** Idempotency key of the registration that asked for the account. */
  readonly opening_key: string;
}

export interface AccountRepository {
  findByMail(mail: string): Promise<Account | null>;
  findById(user_id: string): Promise<Account | null>;
  findByOpeningKey(opening_key: string): Promise<Account | null>;
  listStaff(): Promise<Account[]>;
  /** Null when the mail or the opening key is taken; nothing is written then. */
  insert(account: NewAccountFields): Promise<Account | null>;
  recoveryOf(user_id: string): Promise<PendingRecovery | null>;
  /** Keeps the hash and queues the mail in one write; false when the account changed meanwhile. */
  startRecovery(account: Account, recovery: RecoveryStart): Promise<boolean>;
  /** Spends the recovery for a new password, once; false when it was spent or replaced meanwhile. */
  finishRecovery(user_id: string, code_hash: string, password_hash: string): Promise<boolean>;
}

interface AccountRecord extends Versioned, Omit<Account, 'user_id' | 'row_hash'> {
  opening_key?: string;
  recovery?: PendingRecovery;
}

const firstStaffGender = 9;

export const accountSchema = versioned(
  defineSchema<AccountRecord>(
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

export const accountModelOf = (database: Database) => database.model<AccountRecord>('accounts', accountSchema);

export function createAccountRepository(database: Database): AccountRepository {
  const model = accountModelOf(database);
  return {
    findByMail: async (mail) => plain(await model.findOne({ mail }).lean<AccountRecord>()),
    findById: async (user_id) => plain(await model.findOne({ _id: user_id }).lean<AccountRecord>()),
    findByOpeningKey: async (opening_key) => plain(await model.findOne({ opening_key }).lean<AccountRecord>()),
    async listStaff() {
      const staff = { entity_gender: trusted({ $gte: firstStaffGender }), disabled: false };
      const found = await model.find(staff).sort({ entity_gender: 1, user_name: 1 }).limit(500).lean<AccountRecord[]>();
      return found.map(account);
    },
    async insert({ user_id, ...fields }) {
      try {
        return account((await insertVersioned(model, { _id: user_id, ...fields })) as AccountRecord);
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
    async recoveryOf(user_id) {
      const record = await model.findOne({ _id: user_id }).lean<AccountRecord>();
      return record?.recovery?.code_hash ? record.recovery : null;
    },
    async startRecovery({ user_id, row_hash }, { sealed_code, request_id, ...recovery }) {
      const read = await model.findOne({ _id: user_id, row_hash }).lean<AccountRecord>();
      if (!read) return false;
      const event = codeRequested(read, { sealed_code, expires_at: recovery.expires_at.toISOString(), request_id });
      return (await writeIfUnchanged(model, { _id: user_id, row_hash }, { $set: { recovery } }, [event])).ok;
    },
    async finishRecovery(user_id, code_hash, password_hash) {
      const read = await model.findOne({ _id: user_id, 'recovery.code_hash': code_hash }).lean<AccountRecord>();
      if (!read) return false;
      const update = { $set: { password_hash }, $unset: { recovery: 1 as const } };
      return (await writeIfUnchanged(model, { _id: user_id, row_hash: read.row_hash }, update)).ok;
    },
  };
}

function codeRequested(
  read: AccountRecord,
  fields: { sealed_code: string; expires_at: string; request_id: string },
): EventEnvelope {
  const { sealed_code, expires_at, request_id } = fields;
  return events.recoveryCodeRequested.create({
    event_id: randomUUID(),
    occurred_at: new Date().toISOString(),
    aggregate_id: read._id,
    sequence: read.sequence + 1,
    request_id,
    data: { mail: read.mail, sealed_code, expires_at },
  });
}

function plain(record: AccountRecord | null): Account | null {
  return record && account(record);
}

function account(record: AccountRecord): Account {
  const { _id, mail, password_hash, entity_id, entity_gender, user_name, permission, disabled, row_hash } = record;
  return { user_id: _id, mail, password_hash, entity_id, entity_gender, user_name, permission, disabled, row_hash };
}
