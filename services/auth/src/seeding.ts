import { randomBytes } from 'node:crypto';
import type { Database } from '@alveole/persistence';
import { accountModelOf } from './account/account-repository.ts';
import { createPasswords } from './password/passwords.ts';

export interface SeededAccount {
  readonly user_id: string;
  readonly mail: string;
  readonly password: string;
  readonly entity_id: string;
  readonly entity_gender: number;
  readonly user_name: string;
  /** 0 administrator level, 1 operator. */
  readonly permission: 0 | 1;
}

const cost = 12;

/** Writes demo accounts as registration would have left them; those that exist stay as they are. */
export async function seedAccounts(database: Database, accounts: readonly SeededAccount[]): Promise<void> {
  const model = accountModelOf(database);
  await database.syncIndexes();
  const { hash } = createPasswords(cost);
  for (const { user_id, password, ...fields } of accounts) {
    if (await model.exists({ mail: fields.mail })) continue;
    await model.create({
      _id: user_id,
      ...fields,
      password_hash: await hash(password),
      disabled: false,
      row_hash: randomBytes(16).toString('hex'),
      sequence: 1,
      outbox: [],
    });
  }
}
