import type { EventEnvelope } from '@alveole/contracts';
import type { Database, Plain } from '@alveole/persistence';
import { insertVersioned, isDuplicateKey, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { Account, NewAccount, PendingRecovery } from '../record/account.ts';
import { firstStaffGender } from '../record/account.ts';
import type { StoredAccount } from './account-model.ts';
import { accountModelOf } from './account-model.ts';

type Read = Plain<StoredAccount>;

const mostStaff = 500;

export type AccountStore = ReturnType<typeof createAccountStore>;

export function createAccountStore(database: Database) {
  const model = accountModelOf(database);
  const one = async (filter: { mail: string } | { _id: string } | { opening_key: string }) => {
    const stored = await model.findOne(filter, { outbox: 0 }).lean<Read>();
    return stored ? accountOf(stored) : undefined;
  };
  return {
    findByMail: (mail: string) => one({ mail }),
    findById: (userId: string) => one({ _id: userId }),
    findByOpeningKey: (openingKey: string) => one({ opening_key: openingKey }),
    /** Staff who may sign in, by role and name. */
    async listStaff(): Promise<Account[]> {
      const staff = { entity_gender: trusted({ $gte: firstStaffGender }), disabled: false };
      const found = model.find(staff, { outbox: 0 }).sort({ entity_gender: 1, user_name: 1 }).limit(mostStaff);
      return (await found.lean<Read[]>()).map(accountOf);
    },
    /**
     * Undefined when the mail or the opening key is taken; nothing is written then.
     * @param openingKey idempotency key of the registration that asks for the account
     */
    async insert(account: NewAccount, openingKey?: string): Promise<Account | undefined> {
      const key = openingKey === undefined ? {} : { opening_key: openingKey };
      try {
        return accountOf(await insertVersioned(model, { ...fieldsOf(account), ...key }));
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },
    /** Keeps the hash and queues the mail in one write; false when the account changed meanwhile. */
    async startRecovery(account: Account, recovery: PendingRecovery, mail: EventEnvelope): Promise<boolean> {
      const { codeHash: code_hash, requestedAt: requested_at, expiresAt: expires_at } = recovery;
      const update = { $set: { recovery: { code_hash, requested_at, expires_at } } };
      return (await writeIfUnchanged(model, keyOf(account), update, [mail])).ok;
    },
    /** Spends the recovery for a new password, once; false when it was spent or replaced meanwhile. */
    async finishRecovery(account: Account, passwordHash: string): Promise<boolean> {
      const update = { $set: { password_hash: passwordHash }, $unset: { recovery: 1 as const } };
      return (await writeIfUnchanged(model, keyOf(account), update)).ok;
    },
  };
}

const keyOf = ({ userId, rowHash }: Account) => ({ _id: userId, row_hash: rowHash });

function fieldsOf({ userId, passwordHash, entityId, entityGender, userName, ...same }: NewAccount) {
  return {
    _id: userId,
    password_hash: passwordHash ?? null,
    entity_id: entityId,
    entity_gender: entityGender,
    user_name: userName,
    ...same,
  };
}

function accountOf(stored: Read): Account {
  const { _id, mail, password_hash, entity_id, entity_gender, user_name, permission, disabled, recovery } = stored;
  return {
    userId: _id,
    mail,
    passwordHash: password_hash ?? undefined,
    entityId: entity_id,
    entityGender: entity_gender,
    userName: user_name,
    permission,
    disabled,
    recovery: recovery?.code_hash ? recoveryOf(recovery) : undefined,
    rowHash: stored.row_hash,
    sequence: stored.sequence,
  };
}

function recoveryOf({ code_hash, requested_at, expires_at }: NonNullable<StoredAccount['recovery']>): PendingRecovery {
  return { codeHash: code_hash, requestedAt: requested_at, expiresAt: expires_at };
}
