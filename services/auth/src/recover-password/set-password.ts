import { appError } from '@alveole/contracts';
import { mailCodeRules } from '@alveole/service-kit/service';
import type { Guesser } from '@alveole/service-kit/service';
import type { AuthPorts } from '../ports.ts';
import type { Account } from '../record/account.ts';
import { livingRecoveries } from '../record/recovery.ts';
import { lockedAccount } from '../sign-in/sign-in.ts';

export type SetPasswordPorts = Pick<
  AuthPorts,
  'accounts' | 'guesses' | 'passwords' | 'families' | 'recoveryCodes' | 'now'
>;

const turns = 5;

export interface NewPassword {
  readonly mail: string;
  readonly password: string;
  /** The digits of the recovery mail. */
  readonly code: string;
}

/**
 * Sets a new password with a code of a recovery mail. A code serves once and one place has five tries; every
 * session of the account ends. Throws `NotAuthorizedException` with the message that the specification lists,
 * `TooManyRequestsException`.
 */
export async function setPassword(
  ports: SetPasswordPorts,
  { mail, password, code }: NewPassword,
  guesser: Guesser,
): Promise<void> {
  const subject = mail.toLowerCase();
  const guess = { purpose: 'recovery', subject, guesser };
  const triesLeft = await ports.guesses.take(guess, mailCodeRules);
  if (triesLeft === undefined) throw lockedAccount();
  const account = await accountWithCode(ports, subject, { code, triesLeft });
  await spendCode(ports, account, { code, triesLeft }, await ports.passwords.hash(password));
  await ports.families.closeAllOfUser(account.userId);
  await Promise.all([ports.guesses.forgive(guess), ports.guesses.forgive({ ...guess, purpose: 'sign-in' })]);
  await ports.guesses.remember(subject, guesser);
}

interface TriedCode {
  readonly code: string;
  /** After this try. */
  readonly triesLeft: number;
}

/** The account whose mailbox holds this code. */
async function accountWithCode(
  ports: SetPasswordPorts,
  mail: string,
  { code, triesLeft }: TriedCode,
): Promise<Account> {
  const account = await ports.accounts.findByMail(mail);
  if (!account || account.recoveries.length === 0)
    throw appError('NotAuthorizedException', 'Wrong email or recovery_password.', { triesLeft });
  const codes = livingRecoveries(account.recoveries, ports.now()).flatMap(({ codeHash = [] }) => codeHash);
  if (!codes.some((codeHash) => ports.recoveryCodes.matches(code, mail, codeHash))) throw wrongOrExpired(triesLeft);
  return account;
}

/** What changed the account meanwhile may have been a stranger who asked for a code: then the code is still good. */
async function spendCode(
  ports: SetPasswordPorts,
  read: Account,
  tried: TriedCode,
  passwordHash: string,
): Promise<void> {
  let account = read;
  for (let turn = 0; turn < turns; turn += 1) {
    if (await ports.accounts.finishRecovery(account, passwordHash, ports.now())) return;
    account = await accountWithCode(ports, account.mail, tried);
  }
  throw wrongOrExpired(tried.triesLeft);
}

function wrongOrExpired(triesLeft: number) {
  return appError('NotAuthorizedException', 'Recovery_password wrong or expired.', { triesLeft });
}
