import { appError } from '@alveole/contracts';
import { mailCodeLimits } from '@alveole/domain';
import type { Guesser } from '@alveole/service-kit/service';
import type { AuthPorts } from '../ports.ts';
import { recoveryCodeRequested } from '../record/account-events.ts';
import { withRecovery } from '../record/recovery.ts';
import type { Recovery } from '../record/recovery.ts';

export type RequestRecoveryPorts = Pick<AuthPorts, 'accounts' | 'guesses' | 'recoveryCodes' | 'now'>;

/**
 * Mails a new recovery code, beside which the ones before stay good until their end. What strangers ask for keeps
 * nobody from a code: the answer "already sent" is given only while a good one lies in the mailbox.
 * Throws `NotFoundException`, `CodeAlreadySentException`.
 */
export async function requestRecovery(
  ports: RequestRecoveryPorts,
  { mail, requestId }: { readonly mail: string; readonly requestId: string },
  guesser: Guesser,
): Promise<void> {
  const account = await ports.accounts.findByMail(mail.toLowerCase());
  if (!account || account.disabled) throw appError('NotFoundException', 'Unknown email or Account disabled.');
  const { key: place, isKnown } = await ports.guesses.placeOf(account.mail, guesser);
  const { codeHash, sealedCode } = ports.recoveryCodes.draw(account.mail);
  const now = ports.now();
  const expiresAt = new Date(now.getTime() + mailCodeLimits.lifetimeMs);
  const asked: Recovery = { place, isStranger: !isKnown, codeHash, requestedAt: now, expiresAt };
  const recoveries = withRecovery(account.recoveries, asked, now);
  if (!recoveries) throw alreadySent();
  const event = recoveryCodeRequested(account, asked, { sealedCode, requestId });
  if (!(await ports.accounts.keepRecoveries(account, recoveries, event))) throw alreadySent();
}

function alreadySent() {
  return appError('CodeAlreadySentException', 'You have already received a recovery password but had not yet used it.');
}
