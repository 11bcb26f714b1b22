import type { EnrolmentPorts } from '../ports.ts';
import type { Establishment, EstablishmentState } from '../record/establishment.ts';

/**
 * Writes an establishment whose address may change, so that its account never stays behind: the new address is kept for
 * the account before, the event of the write gives it to the account, a write that is refused lets it go. What is kept
 * when this process dies in between is let go by the next write (auth, `followMail`). Throws `MailNotAvailableException`.
 */
export async function movingAccount<T>(
  { accounts }: Pick<EnrolmentPorts, 'accounts'>,
  { id: entityId, sequence, profile: { mail } }: Establishment,
  { profile: { mail: nextMail } }: EstablishmentState,
  { requestId }: { readonly requestId: string },
  write: () => Promise<T>,
): Promise<T> {
  if (mail === undefined || nextMail === undefined || mail === nextMail) return write();
  await accounts.reserveMail({ entityId, mail, nextMail, sequence }, requestId);
  try {
    return await write();
  } catch (failure) {
    await accounts.releaseMail({ entityId, nextMail }, requestId).catch(() => undefined);
    throw failure;
  }
}
