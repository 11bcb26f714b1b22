import { appError } from '@alveole/contracts';
import { passwordRules } from '@alveole/service-kit/service';
import type { AuthPorts } from '../ports.ts';
import { lockedAccount, signInPurpose } from '../sign-in/sign-in.ts';

export type ConfirmPasswordPorts = Pick<AuthPorts, 'accounts' | 'guesses' | 'passwords'>;

export interface TypedPassword {
  readonly userId: string;
  readonly password: string;
  /** Where it was typed. */
  readonly address: string;
}

/**
 * Asks somebody who is signed in for his password again; his tries and those of sign-in are counted together.
 * Throws `NotAuthorizedException` for a wrong one and for too many of them, `TooManyRequestsException`.
 */
export async function confirmPassword(
  { accounts, guesses, passwords }: ConfirmPasswordPorts,
  { userId, password, address }: TypedPassword,
): Promise<void> {
  const account = await accounts.findById(userId);
  const guess = { purpose: signInPurpose, subject: account?.mail ?? userId, guesser: { address } };
  if ((await guesses.take(guess, passwordRules)) === undefined) throw lockedAccount();
  const matches = await passwords.matches(password, account?.passwordHash);
  if (!account || account.disabled || !matches) throw appError('NotAuthorizedException', 'Wrong password.');
  await guesses.forgive(guess);
}
