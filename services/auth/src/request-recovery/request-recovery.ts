import { appError } from '@alveole/contracts';
import { mailCodeLimits } from '@alveole/domain';
import type { AccountRepository } from '../account/account-repository.ts';

export interface RequestRecoveryPorts {
  readonly accounts: Pick<AccountRepository, 'findByMail' | 'recoveryOf' | 'startRecovery'>;
  readonly newCode: () => string;
  readonly hashOf: (code: string, mail: string) => string;
  readonly sealed: (code: string) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Mails a new recovery code, which voids the one before. Throws `NotFoundException`, `CodeAlreadySentException`. */
export async function requestRecovery(ports: RequestRecoveryPorts, mail: string, request_id: string): Promise<void> {
  const address = mail.toLowerCase();
  const account = await ports.accounts.findByMail(address);
  if (!account || account.disabled) throw appError('NotFoundException', 'Unknown email or Account disabled.');
  const pending = await ports.accounts.recoveryOf(account.user_id);
  const now = ports.now();
  if (pending && now - pending.requested_at.getTime() < mailCodeLimits.pauseMs) throw alreadySent();
  const code = ports.newCode();
  const started = await ports.accounts.startRecovery(account, {
    code_hash: ports.hashOf(code, address),
    requested_at: new Date(now),
    expires_at: new Date(now + mailCodeLimits.lifetimeMs),
    sealed_code: ports.sealed(code),
    request_id,
  });
  if (!started) throw alreadySent();
}

function alreadySent() {
  return appError('CodeAlreadySentException', 'You have already received a recovery password but had not yet used it.');
}
