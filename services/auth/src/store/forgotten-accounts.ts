import type { Database } from '@alveole/persistence';
import type { Plain } from '@alveole/persistence';
import { findPlain, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { Account } from '../record/account.ts';
import { sessionsEnded } from '../record/account-events.ts';
import type { StoredAccount } from './account-model.ts';
import { accountModelOf } from './account-model.ts';
import { accountOf } from './account-store.ts';
import { deviceModelOf } from './device-store.ts';
import { familyModelOf } from './family-store.ts';

/** No mailbox has it: the domain is reserved for what does not exist (RFC 2606). */
export const forgottenMailDomain = '@anonyme.invalid';

/** What people read instead of the name of a person who was forgotten. */
const forgottenName = 'ANONYME';

export type ForgottenAccounts = ReturnType<typeof createForgottenAccounts>;

/** Accounts whose term is over: the id stays, since acts elsewhere name it. */
export function createForgottenAccounts(database: Database) {
  const model = accountModelOf(database);
  return {
    async forget(id: string, at: Date): Promise<'written' | 'stale'> {
      const document = await findPlain(model, id);
      if (document === undefined || document.forgottenAt) return 'written';
      const { history = [] } = document;
      const update = {
        $set: {
          mail: `${id}${forgottenMailDomain}`,
          userName: forgottenName,
          passwordHash: null,
          disabled: true,
          forgottenAt: at,
          history: history.map((change) => ({ ...change, byName: '' })),
        },
        $unset: { typedName: 1, signature: 1, nextMail: 1, nextMailAfter: 1, recoveries: 1 } as const,
      };
      const version = { _id: id, rowHash: document.rowHash };
      const written = await writeIfUnchanged(model, version, update, [sessionsEnded(accountOf(document), at, false)]);
      if (!written.ok) return 'stale';
      await deviceModelOf(database).deleteMany({ userId: id });
      await familyModelOf(database).deleteMany({ userId: id });
      return 'written';
    },
    /** Accounts with one of these addresses or ids, forgotten ones left out; a person has a handful. */
    async namingPersons(mails: readonly string[], userIds: readonly string[]): Promise<readonly Account[]> {
      const named = {
        $or: [{ mail: trusted({ $in: [...mails] }) }, { _id: trusted({ $in: [...userIds] }) }],
        forgottenAt: trusted({ $exists: false }),
        prepared: trusted({ $exists: false }),
      };
      const accounts = await model
        .find(named, { outbox: 0 })
        .sort({ _id: 1 })
        .limit(100)
        .lean<Plain<StoredAccount>[]>();
      return accounts.map(accountOf);
    },
    /** The accounts of an establishment that name a person. */
    async idsOfEntity(entityId: string): Promise<readonly string[]> {
      const named = { entityId, forgottenAt: trusted({ $exists: false }) };
      return (await model.find(named, { _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id);
    },
    /** Takes the codes away that ended before an instant. */
    async dropCodes(id: string, before: Date): Promise<'written' | 'stale'> {
      const document = await findPlain(model, id);
      if (document?.recoveries === undefined) return 'written';
      const live = document.recoveries.filter(({ expiresAt }) => expiresAt >= before);
      const update = live.length === 0 ? { $unset: { recoveries: 1 as const } } : { $set: { recoveries: live } };
      return (await writeIfUnchanged(model, document, update)).ok ? 'written' : 'stale';
    },
  };
}
