import { appError } from '@alveole/contracts';
import { mailCodeLimits } from '@alveole/domain';
import type { AuthPorts } from '../ports.ts';
import { recoveryCodeRequested } from '../record/account-events.ts';
import type { Account } from '../record/account.ts';

export type RequestRecoveryPorts = Pick<AuthPorts, 'accounts' | 'recoveryCodes' | 'now'>;

/** Mails a new recovery code, which voids the one before. Throws `NotFoundException`, `CodeAlreadySentException`. */
export async function requestRecovery(ports: RequestRecoveryPorts, mail: string, requestId: string): Promise<void> {
  const account = await ports.accounts.findByMail(mail.toLowerCase());
  if (!account || account.disabled) throw appError('NotFoundException', 'Unknown email or Account disabled.');
  const now = ports.now();
  if (isJustSent(account, now)) throw alreadySent();
  const { codeHash, sealedCode } = ports.recoveryCodes.draw(account.mail);
  const recovery = { codeHash, requestedAt: now, expiresAt: new Date(now.getTime() + mailCodeLimits.lifetimeMs) };
  const event = recoveryCodeRequested(account, recovery, { sealedCode, requestId });
  if (!(await ports.accounts.startRecovery(account, recovery, event))) throw alreadySent();
}

function isJustSent({ recovery }: Account, now: Date): boolean {
  return recovery !== undefined && now.getTime() - recovery.requestedAt.getTime() < mailCodeLimits.pauseMs;
}

function alreadySent() {
  return appError('CodeAlreadySentException', 'You have already received a recovery password but had not yet used it.');
}
