import { appError } from '@alveole/contracts';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { AuthPorts } from '../ports.ts';

export type MoveAccountPorts = Pick<AuthPorts, 'accounts' | 'families' | 'now'>;

/** A change of an establishment's address, as enrolment is about to write it. */
export interface Move {
  readonly entityId: string;
  /** The address as it stands. */
  readonly mail: string;
  readonly nextMail: string;
  /** Of the establishment that was read: the write that changes the address is the next one. */
  readonly sequence: number;
}

const maxTries = 5;

/**
 * Keeps an address for the own account of an establishment, so that nobody else takes it while enrolment writes. An
 * establishment without an account needs none kept. Throws `MailNotAvailableException`.
 */
export async function reserveMail({ accounts }: MoveAccountPorts, move: Move): Promise<void> {
  const [mail, nextMail] = [move.mail.toLowerCase(), move.nextMail.toLowerCase()];
  const account = await accounts.findOfEntity(move.entityId, mail);
  const isStored = account === undefined ? !(await accounts.isMailTaken(nextMail)) : account.mail === nextMail;
  if (isStored) return;
  if (account === undefined || !(await accounts.reserveMail(account, nextMail, move.sequence)))
    throw appError('MailNotAvailableException', 'This mail is already used.');
}

/**
 * What an establishment's event means for its account: told with the address that the account waits for, it signs in
 * with that one from now on and its sessions end; told with another, what was reserved before is let go. Told again,
 * nothing happens.
 */
export async function followMail(
  { accounts, families, now }: MoveAccountPorts,
  { entity_id, mail, sequence }: Pick<EntitySnapshot, 'entity_id' | 'mail' | 'sequence'>,
): Promise<void> {
  const lowerCaseMail = mail.toLowerCase();
  await accounts.releaseMailsBefore(entity_id, sequence, lowerCaseMail);
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const account = await accounts.findWaiting(lowerCaseMail);
    if (account?.entityId !== entity_id) return;
    if (!(await accounts.takeNextMail(account, lowerCaseMail, now()))) continue;
    return families.closeAllOfUser(account.userId);
  }
  throw appError('ServiceUnavailableException', 'The account changes too often to be moved.');
}
