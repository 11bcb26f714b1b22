import { randomBytes } from 'node:crypto';
import type { EntitySnapshot } from '@alveole/contracts';
import type { Database } from '@alveole/persistence';
import bcrypt from 'bcrypt';
import { accountModelOf } from './account/account-repository.ts';
import { createEntityStatuses } from './entity-status/entity-statuses.ts';

export interface SeededAccount {
  readonly user_id: string;
  readonly mail: string;
  /** Without one the account opens only through recovery. */
  readonly password?: string;
  readonly entity_id: string;
  readonly entity_gender: number;
  readonly user_name: string;
  /** 0 administrator level, 1 operator. */
  readonly permission: 0 | 1;
}

const cost = 12;

/** Writes demo accounts as registration would have left them, passwords hashed side by side; those that exist stay as they are. */
export async function seedAccounts(database: Database, accounts: readonly SeededAccount[]): Promise<void> {
  const model = accountModelOf(database);
  await database.syncIndexes();
  const insert = async ({ user_id, password, ...fields }: SeededAccount) => {
    if (await model.exists({ mail: fields.mail })) return;
    await model.create({
      _id: user_id,
      ...fields,
      password_hash: password === undefined ? null : await bcrypt.hash(password, cost),
      disabled: false,
      row_hash: randomBytes(16).toString('hex'),
      sequence: 1,
      outbox: [],
    });
  };
  await Promise.all(accounts.map(insert));
}

/** Writes the statuses that enrolment's events would have told; newer ones stay as they are. */
export async function seedEntityStatuses(database: Database, entities: readonly EntitySnapshot[]): Promise<void> {
  const { keep } = createEntityStatuses(database, () => Promise.reject(new Error('Seeding asks nobody.')));
  await Promise.all(entities.map(keep));
}
