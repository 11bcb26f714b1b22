import { appError } from '@alveole/contracts';
import type { Session } from '../open-session/issue-tokens.ts';
import { openSession } from '../open-session/open-session.ts';
import type { OpenSessionPorts } from '../open-session/open-session.ts';
import type { AuthPorts } from '../ports.ts';

export type SignInPorts = Pick<AuthPorts, 'accounts' | 'attempts' | 'passwords'> & OpenSessionPorts;

/**
 * Opens a session for mail and password. An unknown mail, a wrong password and a disabled account get the same
 * answer after the same time, and lock in the same way: nobody learns from it which mails exist.
 * Throws `NotAuthorizedException`.
 */
export async function signIn(ports: SignInPorts, mail: string, password: string): Promise<Session> {
  const address = mail.toLowerCase();
  if (!(await ports.attempts.take('sign-in', address))) throw lockedAccount();
  const account = await ports.accounts.findByMail(address);
  const matches = await ports.passwords.matches(password, account?.passwordHash);
  if (!account || account.disabled || !matches) throw appError('NotAuthorizedException', 'Wrong email or password.');
  await ports.attempts.clear('sign-in', address);
  return openSession(ports, account);
}

export function lockedAccount() {
  return appError('NotAuthorizedException', 'Your account is locked, maximum amount of failed attempts was reached.');
}
