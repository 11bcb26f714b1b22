import { appError } from '@alveole/contracts';
import type { Account } from '../account/account.ts';
import type { AccountRepository } from '../account/account-repository.ts';
import type { Passwords } from '../password/passwords.ts';
import type { Sessions } from '../session/sessions.ts';

export interface OpenAccountPorts {
  readonly accounts: Pick<AccountRepository, 'insert' | 'findByOpeningKey'>;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly sessions: Pick<Sessions, 'open'>;
  readonly newId: () => string;
}

export interface NewAccount {
  readonly entity_id: string;
  readonly mail: string;
  readonly password: string;
  readonly entity_gender: number;
  readonly user_name: string;
}

/**
 * Opens the account of a registration and signs it in. The same `openingKey` finds the account that it opened
 * before, so a registration that was cut off can be sent again. Throws `MailNotAvailableException`.
 */
export async function openAccount(ports: OpenAccountPorts, request: NewAccount, openingKey: string) {
  const account =
    (await ports.accounts.findByOpeningKey(openingKey)) ?? (await insertAccount(ports, request, openingKey));
  const { access_token, refresh_token } = await ports.sessions.open(account);
  return { access_token, refresh_token, user_id: account.user_id };
}

async function insertAccount(ports: OpenAccountPorts, request: NewAccount, openingKey: string): Promise<Account> {
  const password_hash = await ports.passwords.hash(request.password);
  const inserted = await ports.accounts.insert({
    user_id: ports.newId(),
    mail: request.mail.toLowerCase(),
    password_hash,
    entity_id: request.entity_id,
    entity_gender: request.entity_gender,
    user_name: request.user_name,
    permission: 0,
    disabled: false,
    opening_key: openingKey,
  });
  const account = inserted ?? (await ports.accounts.findByOpeningKey(openingKey));
  if (!account) throw appError('MailNotAvailableException', 'This mail is already used.');
  return account;
}
