import { appError } from '@alveole/contracts';
import type { Session } from '../open-session/issue-tokens.ts';
import { openSession } from '../open-session/open-session.ts';
import type { OpenSessionPorts } from '../open-session/open-session.ts';
import type { AuthPorts } from '../ports.ts';
import type { Account } from '../record/account.ts';

export type OpenAccountPorts = Pick<AuthPorts, 'accounts' | 'passwords'> & OpenSessionPorts;

/** The account that a registration asks for. */
export interface AskedAccount extends Pick<Account, 'entityId' | 'mail' | 'entityGender' | 'userName'> {
  readonly password: string;
}

/** As registration gives it to a partner. */
const partnerPermission = 0;

/**
 * Opens the account of a registration and signs it in. The same `openingKey` finds the account that it opened
 * before, so a registration that was cut off can be sent again. Throws `MailNotAvailableException`.
 */
export async function openAccount(ports: OpenAccountPorts, asked: AskedAccount, openingKey: string): Promise<Session> {
  const known = await ports.accounts.findByOpeningKey(openingKey);
  return openSession(ports, known ?? (await insertAccount(ports, asked, openingKey)));
}

async function insertAccount(
  { accounts, passwords, newId }: OpenAccountPorts,
  { password, mail, ...asked }: AskedAccount,
  openingKey: string,
): Promise<Account> {
  const passwordHash = await passwords.hash(password);
  const identity = { ...asked, userId: newId(), mail: mail.toLowerCase() };
  const fields = { ...identity, passwordHash, permission: partnerPermission, disabled: false } as const;
  // A parallel call with the same key may have been quicker.
  const account = (await accounts.insert(fields, openingKey)) ?? (await accounts.findByOpeningKey(openingKey));
  if (!account) throw appError('MailNotAvailableException', 'This mail is already used.');
  return account;
}
