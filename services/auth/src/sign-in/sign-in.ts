import { appError } from '@alveole/contracts';
import type { AccountRepository } from '../account/account-repository.ts';
import type { Attempts } from '../attempts/attempts.ts';
import type { Passwords } from '../password/passwords.ts';
import type { OpenedSession, Sessions } from '../session/sessions.ts';

export interface SignInPorts {
  readonly accounts: Pick<AccountRepository, 'findByMail'>;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly sessions: Pick<Sessions, 'open'>;
}

/**
 * Opens a session for mail and password. An unknown mail, a wrong password and a disabled account get the same
 * answer after the same time, and lock in the same way: nobody learns from it which mails exist.
 * Throws `NotAuthorizedException`.
 */
export async function signIn(ports: SignInPorts, mail: string, password: string): Promise<OpenedSession> {
  const address = mail.toLowerCase();
  if (!(await ports.attempts.take('sign-in', address))) throw lockedAccount();
  const account = await ports.accounts.findByMail(address);
  const matches = await ports.passwords.matches(password, account?.password_hash ?? null);
  if (!account || account.disabled || !matches) throw appError('NotAuthorizedException', 'Wrong email or password.');
  await ports.attempts.clear('sign-in', address);
  return ports.sessions.open(account);
}

export function lockedAccount() {
  return appError('NotAuthorizedException', 'Your account is locked, maximum amount of failed attempts was reached.');
}
