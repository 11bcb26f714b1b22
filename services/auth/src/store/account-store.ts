import type { EventEnvelope } from '@alveole/contracts';
import type { Database, OwnFields, Plain } from '@alveole/persistence';
import { insertVersioned, isDuplicateKey, trusted, writeIfUnchanged } from '@alveole/persistence';
import { sessionsEnded } from '../record/account-events.ts';
import type { Account, AccountChange, NewAccount } from '../record/account.ts';
import { firstStaffGender, isActivated } from '../record/account.ts';
import type { Recovery } from '../record/recovery.ts';
import type { StoredAccount, StoredChange, StoredRecovery } from './account-model.ts';
import { accountModelOf } from './account-model.ts';

type Read = Plain<StoredAccount>;

const mostStaff = 500;

export type AccountStore = ReturnType<typeof createAccountStore>;

export function createAccountStore(database: Database) {
  const model = accountModelOf(database);
  const one = async (filter: { mail: string } | { _id: string } | { opening_key: string } | { next_mail: string }) => {
    const stored = await model.findOne({ ...filter, ...opened() }, { outbox: 0 }).lean<Read>();
    return stored ? accountOf(stored) : undefined;
  };
  const insert = async (fields: OwnFields<StoredAccount>, told: readonly EventEnvelope[] = []) => {
    try {
      const inserted = accountOf(await insertVersioned(model, fields, told));
      // Written, then looked at, on both sides: of an insertion and a reservation of one address never both stand.
      if (!(await model.exists({ next_mail: inserted.mail }))) return inserted;
      await model.deleteOne({ _id: inserted.userId });
      return undefined;
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  };
  return {
    findByMail: (mail: string) => one({ mail }),
    /** Whether an account has this address, or waits for it. */
    async isMailTaken(mail: string): Promise<boolean> {
      return (await one({ mail })) !== undefined || (await model.exists({ next_mail: mail })) !== null;
    },
    /** The own account of an establishment: of its registration, else the one with its address. */
    async findOfEntity(entityId: string, mail: string): Promise<Account | undefined> {
      const found = (await one({ opening_key: openingKeyOf(entityId) })) ?? (await one({ mail }));
      return found?.entityId === entityId ? found : undefined;
    },
    /** The account that waits for this address. */
    findWaiting: (nextMail: string) => one({ next_mail: nextMail }),
    /** Keeps a free address for an account; false when somebody has it, or waits for it. */
    async reserveMail({ userId }: Account, nextMail: string, after: number): Promise<boolean> {
      try {
        await model.updateOne({ _id: userId }, { $set: { next_mail: nextMail, next_mail_after: after } });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      if (!(await model.exists({ mail: nextMail, _id: trusted({ $ne: userId }) }))) return true;
      await model.updateOne({ _id: userId, next_mail: nextMail }, unreserved);
      return false;
    },
    /** Lets go of an address that an establishment's account waits for. */
    async releaseMail(entityId: string, nextMail: string): Promise<void> {
      await model.updateOne({ entity_id: entityId, next_mail: nextMail }, unreserved);
    },
    /** Lets go of what was reserved before an establishment was written with another address. */
    async releaseMailsBefore(entityId: string, sequence: number, mail: string): Promise<void> {
      const outdated = {
        next_mail_after: trusted({ $lt: sequence }),
        next_mail: trusted({ $exists: true, $ne: mail }),
      };
      await model.updateMany({ entity_id: entityId, ...outdated }, unreserved);
    },
    /** Gives an account the address that it waits for; codes of the old one are void, sessions end. False when it changed meanwhile. */
    async takeNextMail(account: Account, nextMail: string, at: Date): Promise<boolean> {
      const update = { $set: { mail: nextMail }, $unset: { ...unreserved.$unset, recoveries: 1 as const } };
      return (await writeIfUnchanged(model, keyOf(account), update, [sessionsEnded(account, at, true)])).ok;
    },
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
    insert: (account: NewAccount, told: readonly EventEnvelope[] = []): Promise<Account | undefined> =>
      insert(fieldsOf(account), told),
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
    async open(entityId: string, at: Date): Promise<Account | undefined> {
      const key = { opening_key: openingKeyOf(entityId) };
      await model.updateOne({ ...key, prepared: true }, { $set: { activated_at: at }, $unset: { prepared: 1 } });
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
    /** Tells every service that the person’s tokens of before count for nothing; on the account as it stands. */
    async endSessions(userId: string, at: Date): Promise<void> {
      for (let account = await one({ _id: userId }); account; account = await one({ _id: userId })) {
        const told = [sessionsEnded(account, at, !account.disabled)];
        if ((await writeIfUnchanged(model, keyOf(account), {}, told)).ok) return;
      }
    },
    /** Spends all codes for a new password, once; sessions end; false when the account changed meanwhile. */
    async finishRecovery(account: Account, passwordHash: string, at: Date): Promise<boolean> {
      const first = isActivated(account) ? {} : { activated_at: at };
      const update = { $set: { password_hash: passwordHash, ...first }, $unset: { recoveries: 1 as const } };
      return (await writeIfUnchanged(model, keyOf(account), update, [sessionsEnded(account, at, true)])).ok;
    },
  };
}

/** For everybody but its registration a prepared account does not exist yet. */
const opened = () => ({ prepared: trusted({ $exists: false }) });
const unreserved = { $unset: { next_mail: 1 as const, next_mail_after: 1 as const } };
const openingKeyOf = (entityId: string) => `register-${entityId}`;
const keyOf = ({ userId, rowHash }: Account) => ({ _id: userId, row_hash: rowHash });

function fieldsOf(account: NewAccount) {
  const { userId, passwordHash, entityId, entityGender, userName, typedName, changedAt, history, ...others } = account;
  const { signature, openedAt, openedById, isFounding, ...same } = others;
  return {
    _id: userId,
    password_hash: passwordHash ?? null,
    entity_id: entityId,
    entity_gender: entityGender,
    user_name: userName,
    ...same,
    ...(typedName === undefined ? {} : { typed_name: typedName }),
    ...(signature === undefined ? {} : { signature }),
    ...(changedAt === undefined ? {} : { changed_at: changedAt }),
    ...(history === undefined ? {} : { history: history.map(storedChange) }),
    ...(openedAt === undefined ? {} : { opened_at: openedAt }),
    ...(openedById === undefined ? {} : { opened_by: openedById }),
    ...(isFounding ? { founding: true } : {}),
  };
}

/** An account as its document tells it. */
export function accountOf(stored: Read): Account {
  const { _id, mail, password_hash, entity_id, entity_gender, user_name, permission, disabled, recoveries } = stored;
  const { activated_at: activatedAt, next_mail: nextMail } = stored;
  return {
    userId: _id,
    mail,
    passwordHash: password_hash ?? undefined,
    entityId: entity_id,
    entityGender: entity_gender,
    userName: user_name,
    typedName: stored.typed_name,
    permission,
    disabled,
    signature: stored.signature,
    changedAt: stored.changed_at,
    history: (stored.history ?? []).map(changeOf),
    activatedAt,
    openedAt: stored.opened_at,
    openedById: stored.opened_by,
    isFounding: stored.founding,
    nextMail,
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

/** An act of an administrator, as it is stored. */
export function storedChange({ at, byId, byName, act }: AccountChange): StoredChange {
  return { at, by_id: byId, by_name: byName, act };
}

const changeOf = ({ at, by_id, by_name, act }: StoredChange): AccountChange => ({
  at,
  byId: by_id,
  byName: by_name,
  act,
});
