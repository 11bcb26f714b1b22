import { appError } from '@alveole/contracts';
import type { AccountRepository } from '../account/account-repository.ts';
import type { Attempts } from '../attempts/attempts.ts';
import type { Passwords } from '../password/passwords.ts';
import type { Sessions } from '../session/sessions.ts';
import { lockedAccount } from '../sign-in/sign-in.ts';

export interface SetPasswordPorts {
  readonly accounts: Pick<AccountRepository, 'findByMail' | 'recoveryOf' | 'finishRecovery'>;
  readonly attempts: Attempts;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly sessions: Pick<Sessions, 'closeAllOf'>;
  readonly isCode: (code: string, mail: string, hash: string) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Sets a new password with the code of the recovery mail. The code serves once and allows five tries; every
 * session of the account ends. Throws `NotAuthorizedException` with the message that the specification lists.
 */
export async function setPassword(
  ports: SetPasswordPorts,
  mail: string,
  password: string,
  code: string,
): Promise<void> {
  const address = mail.toLowerCase();
  if (!(await ports.attempts.take('recovery', address))) throw lockedAccount();
  const account = await ports.accounts.findByMail(address);
  const pending = account && (await ports.accounts.recoveryOf(account.user_id));
  if (!account || !pending) throw appError('NotAuthorizedException', 'Wrong email or recovery_password.');
  const isGood = pending.expires_at.getTime() > ports.now() && ports.isCode(code, address, pending.code_hash);
  if (!isGood) throw wrongOrExpired();
  const password_hash = await ports.passwords.hash(password);
  if (!(await ports.accounts.finishRecovery(account.user_id, pending.code_hash, password_hash))) throw wrongOrExpired();
  await ports.sessions.closeAllOf(account.user_id);
  await Promise.all([ports.attempts.clear('recovery', address), ports.attempts.clear('sign-in', address)]);
}

function wrongOrExpired() {
  return appError('NotAuthorizedException', 'Recovery_password wrong or expired.');
}
