import type { EventEnvelope } from '@alveole/contracts';
import type { Database, OwnFields, Plain } from '@alveole/persistence';
import { insertVersioned, isDuplicateKey, trusted, writeIfUnchanged } from '@alveole/persistence';
import { sessionsEnded } from '../record/account-events.ts';
import type { Account, AccountChange, NewAccount } from '../record/account.ts';
import { isActivated, staffGenders } from '../record/account.ts';
import type { Recovery } from '../record/recovery.ts';
import type { StoredAccount, StoredChange, StoredRecovery } from './account-model.ts';
import { accountModelOf } from './account-model.ts';

type Read = Plain<StoredAccount>;

const maxStaff = 500;

export type AccountStore = ReturnType<typeof createAccountStore>;

export function createAccountStore(database: Database) {
  const model = accountModelOf(database);
  const one = async (filter: { mail: string } | { _id: string } | { openingKey: string } | { nextMail: string }) => {
    const document = await model.findOne({ ...filter, ...opened() }, { outbox: 0 }).lean<Read>();
    return document ? accountOf(document) : undefined;
  };
  const insert = async (fields: OwnFields<StoredAccount>, events: readonly EventEnvelope[] = []) => {
    try {
      const inserted = accountOf(await insertVersioned(model, fields, events));
      // Written, then looked at, on both sides: of an insertion and a reservation of one address never both stand.
      if (!(await model.exists({ nextMail: inserted.mail }))) return inserted;
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
      return (await one({ mail })) !== undefined || (await model.exists({ nextMail: mail })) !== null;
    },
    /** The own account of an establishment: of its registration, else the one with its address. */
    async findOfEntity(entityId: string, mail: string): Promise<Account | undefined> {
      const document = (await one({ openingKey: openingKeyOf(entityId) })) ?? (await one({ mail }));
      return document?.entityId === entityId ? document : undefined;
    },
    /** The account that waits for this address. */
    findWaiting: (nextMail: string) => one({ nextMail }),
    /** Keeps a free address for an account; false when somebody has it, or waits for it. */
    async reserveMail({ userId }: Account, nextMail: string, after: number): Promise<boolean> {
      try {
        await model.updateOne({ _id: userId }, { $set: { nextMail, nextMailAfter: after } });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      if (!(await model.exists({ mail: nextMail, _id: trusted({ $ne: userId }) }))) return true;
      await model.updateOne({ _id: userId, nextMail }, unreserved);
      return false;
    },
    /** Lets go of an address that an establishment's account waits for. */
    async releaseMail(entityId: string, nextMail: string): Promise<void> {
      await model.updateOne({ entityId, nextMail }, unreserved);
    },
    /** Lets go of what was reserved before an establishment was written with another address. */
    async releaseMailsBefore(entityId: string, sequence: number, mail: string): Promise<void> {
      const outdated = {
        nextMailAfter: trusted({ $lt: sequence }),
        nextMail: trusted({ $exists: true, $ne: mail }),
      };
      await model.updateMany({ entityId, ...outdated }, unreserved);
    },
    /** Gives an account the address that it waits for; codes of the old one are void, sessions end. False when it changed meanwhile. */
    async takeNextMail(account: Account, nextMail: string, at: Date): Promise<boolean> {
      const update = { $set: { mail: nextMail }, $unset: { ...unreserved.$unset, recoveries: 1 as const } };
      return (await writeIfUnchanged(model, keyOf(account), update, [sessionsEnded(account, at, true)])).ok;
    },
    findById: (userId: string) => one({ _id: userId }),
    /** The account that a registration opened. */
    findByRegistration: (entityId: string) => one({ openingKey: openingKeyOf(entityId) }),
    /** Staff who may sign in, by role and name. */
    async listStaff(): Promise<Account[]> {
      const staff = { entityGender: trusted({ $in: [...staffGenders] }), disabled: false };
      const query = model.find(staff, { outbox: 0 }).sort({ entityGender: 1, userName: 1 }).limit(maxStaff);
      return (await query.lean<Read[]>()).map(accountOf);
    },
    /** Undefined when the mail is taken; nothing is written then. */
    insert: (account: NewAccount, events: readonly EventEnvelope[] = []): Promise<Account | undefined> =>
      insert(fieldsOf(account), events),
    /** Keeps an account ready for a registration, as it was asked for last; undefined when the mail is another's. */
    async prepare(account: NewAccount): Promise<Account | undefined> {
      const key = { openingKey: openingKeyOf(account.entityId) };
      const { _id, ...asked } = fieldsOf(account);
      const renew = async () => {
        const filter = { ...key, prepared: true };
        const renewed = model.findOneAndUpdate(filter, { $set: asked }, { projection: { outbox: 0 } });
        const document = await renewed.lean<Read>();
        return document ? accountOf(document) : undefined;
      };
      // A parallel call for the same registration may have been quicker than the insertion.
      return (await renew()) ?? (await insert({ _id, ...asked, ...key, prepared: true })) ?? (await renew());
    },
    /** Opens the account that a registration prepared; again changes nothing. Undefined when there is none. */
    async open(entityId: string, at: Date): Promise<Account | undefined> {
      const key = { openingKey: openingKeyOf(entityId) };
      await model.updateOne({ ...key, prepared: true }, { $set: { activatedAt: at }, $unset: { prepared: 1 } });
      return one(key);
    },
    /** Forgets the account that a registration prepared; one that is open stays. */
    async withdraw(entityId: string): Promise<void> {
      await model.deleteOne({ openingKey: openingKeyOf(entityId), prepared: true });
    },
    /** Keeps the hashes and queues the mail in one write; false when the account changed meanwhile. */
    async keepRecoveries(account: Account, recoveries: readonly Recovery[], mail: EventEnvelope): Promise<boolean> {
      const update = { $set: { recoveries: recoveries.map(storedRecovery) } };
      return (await writeIfUnchanged(model, keyOf(account), update, [mail])).ok;
    },
    /** Tells every service that the person’s tokens of before count for nothing; on the account as it stands. */
    async endSessions(userId: string, at: Date): Promise<void> {
      for (let account = await one({ _id: userId }); account; account = await one({ _id: userId })) {
        const events = [sessionsEnded(account, at, !account.disabled)];
        if ((await writeIfUnchanged(model, keyOf(account), {}, events)).ok) return;
      }
    },
    /** Spends all codes for a new password, once; sessions end; false when the account changed meanwhile. */
    async finishRecovery(account: Account, passwordHash: string, at: Date): Promise<boolean> {
      const first = isActivated(account) ? {} : { activatedAt: at };
      const update = { $set: { passwordHash, ...first }, $unset: { recoveries: 1 as const } };
      return (await writeIfUnchanged(model, keyOf(account), update, [sessionsEnded(account, at, true)])).ok;
    },
  };
}

/** For everybody but its registration a prepared account does not exist yet. */
const opened = () => ({ prepared: trusted({ $exists: false }) });
const unreserved = { $unset: { nextMail: 1 as const, nextMailAfter: 1 as const } };
const openingKeyOf = (entityId: string) => `register-${entityId}`;
const keyOf = ({ userId, rowHash }: Account) => ({ _id: userId, rowHash });

function fieldsOf(account: NewAccount) {
  const { userId, passwordHash, entityId, entityGender, userName, typedName, changedAt, history, ...others } = account;
  const { signature, openedAt, openedById, isFounding, funderId, ...same } = others;
  return {
    _id: userId,
    passwordHash: passwordHash ?? null,
    entityId,
    entityGender,
    userName,
    ...same,
    ...(funderId === undefined ? {} : { funderId }),
    ...(typedName === undefined ? {} : { typedName }),
    ...(signature === undefined ? {} : { signature }),
    ...(changedAt === undefined ? {} : { changedAt }),
    ...(history === undefined ? {} : { history: history.map(storedChange) }),
    ...(openedAt === undefined ? {} : { openedAt }),
    ...(openedById === undefined ? {} : { openedBy: openedById }),
    ...(isFounding ? { founding: true } : {}),
  };
}

/** An account as its document tells it. */
export function accountOf(stored: Read): Account {
  const { _id, mail, passwordHash, entityId, entityGender, userName, permission, disabled, recoveries } = stored;
  const { activatedAt, nextMail } = stored;
  return {
    userId: _id,
    mail,
    passwordHash: passwordHash ?? undefined,
    entityId,
    entityGender,
    funderId: stored.funderId,
    userName,
    typedName: stored.typedName,
    permission,
    disabled,
    signature: stored.signature,
    changedAt: stored.changedAt,
    history: (stored.history ?? []).map(changeOf),
    activatedAt,
    openedAt: stored.openedAt,
    openedById: stored.openedBy,
    isFounding: stored.founding,
    nextMail,
    recoveries: (recoveries ?? []).map(recoveryOf),
    rowHash: stored.rowHash,
    sequence: stored.sequence,
  };
}

function storedRecovery({ place, isStranger, codeHash, requestedAt, expiresAt }: Recovery): StoredRecovery {
  return {
    place,
    isStranger,
    codeHash: codeHash ?? null,
    requestedAt,
    expiresAt,
  };
}

function recoveryOf({ place, isStranger, codeHash, requestedAt, expiresAt }: StoredRecovery): Recovery {
  return {
    place,
    isStranger,
    codeHash: codeHash ?? undefined,
    requestedAt,
    expiresAt,
  };
}

/** An act of an administrator, as it is stored. */
export function storedChange({ at, byId, byName, act }: AccountChange): StoredChange {
  return { at, byId, byName, act };
}

export const changeOf = ({ at, byId, byName, act }: StoredChange): AccountChange => ({
  at,
  byId,
  byName,
  act,
});
