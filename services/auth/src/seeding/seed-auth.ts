import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { foundingAdministrators, staffGender } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import type { NewAccount } from '../record/account.ts';
import { createPasswords } from '../secrets/passwords.ts';
import { createAccountStore } from '../store/account-store.ts';
import { createEntityStatusStore } from '../store/entity-status-store.ts';
import { createPeopleStore } from '../store/people-store.ts';

export interface SeededAccount extends Omit<NewAccount, 'passwordHash' | 'disabled' | 'openedAt' | 'isFounding'> {
  /** Without one the account opens only through recovery. */
  readonly password?: string;
}

const cost = 12;

/** Writes demo accounts as registration would have left them, one by one; those that exist stay as they are. */
export async function seedAccounts(database: Database, accounts: readonly SeededAccount[]): Promise<void> {
  const store = createAccountStore(database);
  const people = createPeopleStore(database);
  const passwords = createPasswords({ cost });
  await database.createIndexes();
  // Demo accounts share a password that the start prints: hashed once, since each hash takes a third of a second.
  const hashes = new Map<string, Promise<string>>();
  const hashOf = (password: string) => {
    const hash = hashes.get(password) ?? passwords.hash(password);
    hashes.set(password, hash);
    return hash;
  };
  const insert = async ({ password, ...account }: SeededAccount) => {
    if (await store.findByMail(account.mail)) return;
    const passwordHash = password === undefined ? undefined : await hashOf(password);
    const isFounding =
      account.entityGender === staffGender.ADM && (await people.countAdministrators()) < foundingAdministrators;
    await store.insert({ ...account, passwordHash, disabled: false, openedAt: new Date(), isFounding });
  };
  try {
    for (const account of accounts) await insert(account);
  } finally {
    await passwords.close();
  }
}

/** Writes the statuses that enrolment's events would have told; newer ones stay as they are. */
export async function seedEntityStatuses(database: Database, entities: readonly EntitySnapshot[]): Promise<void> {
  const { keep } = createEntityStatusStore(database, () => Promise.reject(new Error('Seeding asks nobody.')));
  await Promise.all(entities.map(keep));
}
