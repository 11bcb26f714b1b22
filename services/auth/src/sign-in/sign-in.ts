import { appError, refusalError } from '@alveole/contracts';
import { disabledAccount } from '@alveole/domain';
import { passwordRules } from '@alveole/service-kit/service';
import type { Guesser } from '@alveole/service-kit/service';
import type { Session } from '../record/session.ts';
import { openSession } from '../open-session/open-session.ts';
import type { OpenSessionPorts } from '../open-session/open-session.ts';
import type { AuthPorts } from '../ports.ts';
import { hashOf } from '../manage-devices/manage-devices.ts';

export type SignInPorts = Pick<AuthPorts, 'accounts' | 'guesses' | 'passwords'> & OpenSessionPorts;

/** Under which tries of a password are counted. */
export const signInPurpose = 'sign-in';

export interface Credentials {
  readonly mail: string;
  readonly password: string;
  /** Not on a device of many people: the session is brief. */
  readonly remember: boolean;
}

/**
 * Opens a session for mail and password. An unknown mail and a wrong password get the same answer after the same time, and are
 * slowed and locked in the same way: nobody learns from it which mails exist. Whoever knows the password of a disabled account
 * is told that it is disabled.
 * Throws `NotAuthorizedException`, `TooManyRequestsException`.
 */
export async function signIn(ports: SignInPorts, asked: Credentials, guesser: Guesser): Promise<Session> {
  const { mail, password } = asked;
  const subject = mail.toLowerCase();
  const guess = { purpose: signInPurpose, subject, guesser };
  if ((await ports.guesses.take(guess, passwordRules)) === undefined) throw lockedAccount();
  const account = await ports.accounts.findByMail(subject);
  const matches = await ports.passwords.matches(password, account?.passwordHash);
  if (!account || !matches) throw appError('NotAuthorizedException', 'Wrong email or password.');
  await ports.guesses.forgive(guess);
  if (account.disabled) throw refusalError(disabledAccount);
  await ports.guesses.remember(subject, guesser);
  const browserHash = guesser.device && hashOf(guesser.device);
  return openSession(ports, account, { browserHash, isBrief: !asked.remember });
}

export function lockedAccount() {
  return appError('NotAuthorizedException', 'Your account is locked, maximum amount of failed attempts was reached.');
}
