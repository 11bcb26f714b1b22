import { appError } from '@alveole/contracts';
import type { AuthPorts } from '../ports.ts';
import { lockedAccount } from '../sign-in/sign-in.ts';

export type SetPasswordPorts = Pick<
  AuthPorts,
  'accounts' | 'attempts' | 'passwords' | 'families' | 'recoveryCodes' | 'now'
>;

export interface NewPassword {
  readonly mail: string;
  readonly password: string;
  /** The digits of the recovery mail. */
  readonly code: string;
}

/**
 * Sets a new password with the code of the recovery mail. The code serves once and allows five tries; every
 * session of the account ends. Throws `NotAuthorizedException` with the message that the specification lists.
 */
export async function setPassword(ports: SetPasswordPorts, { mail, password, code }: NewPassword): Promise<void> {
  const address = mail.toLowerCase();
  if (!(await ports.attempts.take('recovery', address))) throw lockedAccount();
  const account = await ports.accounts.findByMail(address);
  const pending = account?.recovery;
  if (!account || !pending) throw appError('NotAuthorizedException', 'Wrong email or recovery_password.');
  const isGood = pending.expiresAt > ports.now() && ports.recoveryCodes.matches(code, address, pending.codeHash);
  if (!isGood) throw wrongOrExpired();
  const passwordHash = await ports.passwords.hash(password);
  if (!(await ports.accounts.finishRecovery(account, passwordHash))) throw wrongOrExpired();
  await ports.families.closeAllOfUser(account.userId);
  await Promise.all([ports.attempts.clear('recovery', address), ports.attempts.clear('sign-in', address)]);
}

function wrongOrExpired() {
  return appError('NotAuthorizedException', 'Recovery_password wrong or expired.');
}
