import { administratorLevel, funderGender, maxColleagues, staffGender } from '@alveole/domain';
import type { EventEnvelope } from '@alveole/contracts';
import type { Database, Plain } from '@alveole/persistence';
import { isDuplicateKey, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { Account, AccountChange } from '../record/account.ts';
import { staffGenders } from '../record/account.ts';
import type { StoredAccount } from './account-model.ts';
import { accountModelOf } from './account-model.ts';
import { accountOf, storedChange } from './account-store.ts';

type Read = Plain<StoredAccount>;

/** What administrators may change of an account. */
export type AccountFields = Partial<
  Pick<
    Account,
    'mail' | 'userName' | 'typedName' | 'entityGender' | 'permission' | 'disabled' | 'signature' | 'passwordHash'
  >
>;

/** Acts kept of one account. */
const keptChanges = 50;
const maxStaff = 1000;

export type PeopleStore = ReturnType<typeof createPeopleStore>;

/** Accounts as administrators see them: of their establishment or of staff, disabled ones among them. */
export function createPeopleStore(database: Database) {
  const model = accountModelOf(database);
  const known = () => ({ prepared: trusted({ $exists: false }) });
  return {
    /** By name. */
    async ofEntity(entityId: string): Promise<Account[]> {
      const query = model.find({ entityId, ...known() }, { outbox: 0 }).sort({ userName: 1 });
      return (await query.limit(maxColleagues * 2).lean<Read[]>()).map(accountOf);
    },
    /** By role and name. */
    async staff(): Promise<Account[]> {
      const query = model.find({ entityGender: trusted({ $in: [...staffGenders] }) }, { outbox: 0 });
      return (await query.sort({ entityGender: 1, userName: 1 }).limit(maxStaff).lean<Read[]>()).map(accountOf);
    },
    /** Of every funder, or of one, by name. */
    async funders(funderId?: string): Promise<Account[]> {
      const filter = { entityGender: funderGender, ...(funderId !== undefined && { funderId }) };
      const query = model.find(filter, { outbox: 0 }).sort({ userName: 1 });
      return (await query.limit(maxStaff).lean<Read[]>()).map(accountOf);
    },
    /** How many are administrators or were among the first two, disabled ones among them. */
    countAdministrators: (): Promise<number> =>
      model.countDocuments({ $or: [{ entityGender: staffGender.ADM }, { founding: true }] }),
    /** How many may manage staff. */
    countManagers: (): Promise<number> =>
      model.countDocuments({ entityGender: staffGender.ADM, permission: administratorLevel, disabled: false }),
    /** Writes over the version that was read, with the act's entry in its history and what the others are to hear. */
    async change(
      { userId, rowHash }: Account,
      fields: AccountFields,
      entry: AccountChange,
      events: readonly EventEnvelope[] = [],
    ): Promise<Account | 'stale' | 'mail-taken'> {
      const update = {
        $set: { ...storedFields(fields), changedAt: entry.at },
        $push: { history: { $each: [storedChange(entry)], $slice: -keptChanges } },
      };
      if (fields.mail !== undefined && (await model.exists({ nextMail: fields.mail }))) return 'mail-taken';
      try {
        const outcome = await writeIfUnchanged(model, { _id: userId, rowHash }, update, [...events]);
        return outcome.ok ? accountOf(outcome.doc) : 'stale';
      } catch (error) {
        if (isDuplicateKey(error)) return 'mail-taken';
        throw error;
      }
    },
  };
}

function storedFields(fields: AccountFields): Record<string, unknown> {
  const named = {
    mail: fields.mail,
    userName: fields.userName,
    typedName: fields.typedName,
    entityGender: fields.entityGender,
    permission: fields.permission,
    disabled: fields.disabled,
    signature: fields.signature,
    passwordHash: fields.passwordHash,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}
