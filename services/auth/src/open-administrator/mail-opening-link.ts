import { appError } from '@alveole/contracts';
import { mailCodeLimits } from '@alveole/domain';
import type { AuthPorts } from '../ports.ts';
import { recoveryCodeRequested } from '../record/account-events.ts';
import type { Account } from '../record/account.ts';

export type OpeningLinkPorts = Pick<AuthPorts, 'accounts' | 'recoveryCodes' | 'now'>;

/**
 * Mails a link with which the owner of a new account chooses a password, once, within half an hour; it voids the one
 * before. Throws `CodeAlreadySentException` when the account changed meanwhile.
 * @param place who opens accounts, as its recovery keeps it
 */
export async function mailOpeningLink(
  { accounts, recoveryCodes, now }: OpeningLinkPorts,
  account: Account,
  { place, requestId }: { readonly place: string; readonly requestId: string },
): Promise<void> {
  const requestedAt = now();
  const { codeHash, sealedCode } = recoveryCodes.draw(account.mail);
  const expiresAt = new Date(requestedAt.getTime() + mailCodeLimits.lifetimeMs);
  const recovery = { place, isStranger: false, codeHash, requestedAt, expiresAt };
  const event = recoveryCodeRequested(account, recovery, { sealedCode, requestId, occasion: 'opening' });
  if (!(await accounts.keepRecoveries(account, [recovery], event)))
    throw appError(
      'CodeAlreadySentException',
      'You have already received a recovery password but had not yet used it.',
    );
}
