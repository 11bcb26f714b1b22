import type { EventEnvelope } from '@alveole/contracts';
import type { Database, OwnFields, Plain } from '@alveole/persistence';
import { insertVersioned, isDuplicateKey, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { Account, NewAccount } from '../record/account.ts';
import { firstStaffGender } from '../record/account.ts';
import type { Recovery } from '../record/recovery.ts';
import type { StoredAccount, StoredRecovery } from './account-model.ts';
import { accountModelOf } from './account-model.ts';

type Read = Plain<StoredAccount>;

const mostStaff = 500;

export type AccountStore = ReturnType<typeof createAccountStore>;

export function createAccountStore(database: Database) {
  const model = accountModelOf(database);
  const one = async (filter: { mail: string } | { _id: string } | { opening_key: string }) => {
    const stored = await model.findOne({ ...filter, ...opened() }, { outbox: 0 }).lean<Read>();
    return stored ? accountOf(stored) : undefined;
  };
  const insert = async (fields: OwnFields<StoredAccount>) => {
    try {
      return accountOf(await insertVersioned(model, fields));
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  };
  return {
    findByMail: (mail: string) => one({ mail }),
    findById: (userId: string) => one({ _id: userId }),
    /** The account that a registration opened. */
    findByRegistration: (entityId: string) => one({ opening_key: openingKeyOf(entityId) }),
    /** Staff who may sign in, by role and name. */
    async listStaff(): Promise<Account[]> {
      const staff = { entity_gender: trusted({ $gte: firstStaffGender }), disabled: false };
      const found = model.find(staff, { outbox: 0 }).sort({ entity_gender: 1, user_name: 1 }).limit(mostStaff);
      return (await found.lean<Read[]>()).map(accountOf);
    },
    /** Undefined when the mail is taken; nothing is written then. */
    insert: (account: NewAccount): Promise<Account | undefined> => insert(fieldsOf(account)),
    /** Keeps an account ready for a registration, as it was asked for last; undefined when the mail is another's. */
    async prepare(account: NewAccount): Promise<Account | undefined> {
      const key = { opening_key: openingKeyOf(account.entityId) };
      const { _id, ...asked } = fieldsOf(account);
      const renew = async () => {
        const found = { ...key, prepared: true };
        const renewed = model.findOneAndUpdate(found, { $set: asked }, { projection: { outbox: 0 } });
        const stored = await renewed.lean<Read>();
        return stored ? accountOf(stored) : undefined;
      };
      // A parallel call for the same registration may have been quicker than the insertion.
      return (await renew()) ?? (await insert({ _id, ...asked, ...key, prepared: true })) ?? (await renew());
    },
    /** Opens the account that a registration prepared; again changes nothing. Undefined when there is none. */
    async open(entityId: string): Promise<Account | undefined> {
      const key = { opening_key: openingKeyOf(entityId) };
      await model.updateOne({ ...key, prepared: true }, { $unset: { prepared: 1 } });
      return one(key);
    },
    /** Forgets the account that a registration prepared; one that is open stays. */
    async withdraw(entityId: string): Promise<void> {
      await model.deleteOne({ opening_key: openingKeyOf(entityId), prepared: true });
    },
    /** Keeps the hashes and queues the mail in one write; false when the account changed meanwhile. */
    async keepRecoveries(account: Account, recoveries: readonly Recovery[], mail: EventEnvelope): Promise<boolean> {
      const update = { $set: { recoveries: recoveries.map(storedRecovery) } };
      return (await writeIfUnchanged(model, keyOf(account), update, [mail])).ok;
    },
    /** Spends all codes for a new password, once; false when the account changed meanwhile. */
    async finishRecovery(account: Account, passwordHash: string): Promise<boolean> {
      const update = { $set: { password_hash: passwordHash }, $unset: { recoveries: 1 as const } };
      return (await writeIfUnchanged(model, keyOf(account), update)).ok;
    },
  };
}

/** For everybody but its registration a prepared account does not exist yet. */
const opened = () => ({ prepared: trusted({ $exists: false }) });
const openingKeyOf = (entityId: string) => `register-${entityId}`;
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
  const { _id, mail, password_hash, entity_id, entity_gender, user_name, permission, disabled, recoveries } = stored;
  return {
    userId: _id,
    mail,
    passwordHash: password_hash ?? undefined,
    entityId: entity_id,
    entityGender: entity_gender,
    userName: user_name,
    permission,
    disabled,
    recoveries: (recoveries ?? []).map(recoveryOf),
    rowHash: stored.row_hash,
    sequence: stored.sequence,
  };
}

function storedRecovery({ place, isStranger, codeHash, requestedAt, expiresAt }: Recovery): StoredRecovery {
  return {
    place,
    is_stranger: isStranger,
    code_hash: codeHash ?? null,
    requested_at: requestedAt,
    expires_at: expiresAt,
  };
}

function recoveryOf({ place, is_stranger, code_hash, requested_at, expires_at }: StoredRecovery): Recovery {
  return {
    place,
    isStranger: is_stranger,
    codeHash: code_hash ?? undefined,
    requestedAt: requested_at,
    expiresAt: expires_at,
  };
}
