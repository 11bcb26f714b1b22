import { appError } from '@alveole/contracts';
import type { Deadline } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';
import type { Account } from '../record/account.ts';

export type PrepareAccountPorts = Pick<AuthPorts, 'accounts' | 'sharedHashes' | 'newId'>;

/** The account that a registration asks for. */
export interface AskedAccount extends Pick<Account, 'entityId' | 'mail' | 'entityGender' | 'userName'> {
  readonly password: string;
}

/** As registration gives it to a partner. */
const partnerPermission = 0;

/**
 * Keeps the account of a registration ready, with the password that was typed last: nobody signs in with it, and the
 * mail is nobody else's meanwhile. One that is open already stays as it is. Throws `MailNotAvailableException`, and the
 * coded 503 when nobody waits for it any more.
 */
export async function prepareAccount(
  { accounts, sharedHashes, newId }: PrepareAccountPorts,
  { password, mail, ...asked }: AskedAccount,
  deadline: Deadline,
): Promise<Account> {
  const open = await accounts.findByRegistration(asked.entityId);
  if (open) return open;
  const passwordHash = await sharedHashes.of(asked.entityId, password, deadline);
  const identity = { ...asked, userId: newId(), mail: mail.toLowerCase() };
  const fields = { ...identity, passwordHash, permission: partnerPermission, disabled: false } as const;
  // A parallel call for the same registration may have prepared and opened it meanwhile.
  const account = (await accounts.prepare(fields)) ?? (await accounts.findByRegistration(asked.entityId));
  if (!account) throw appError('MailNotAvailableException', 'This mail is already used.');
  return account;
}
