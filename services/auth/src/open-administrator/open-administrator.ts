import { appError } from '@alveole/contracts';
import { administratorLevel, staffGender } from '@alveole/domain';
import type { AuthPorts } from '../ports.ts';
import { administratorAdded } from '../record/account-events.ts';
import type { Account } from '../record/account.ts';
import { organisation } from '../record/account.ts';
import { mailOpeningLink } from './mail-opening-link.ts';
import type { OpeningLinkPorts } from './mail-opening-link.ts';

export type OpenAdministratorPorts = Pick<AuthPorts, 'accounts' | 'newId' | 'now'> & OpeningLinkPorts;

export interface NewAdministrator {
  readonly mail: string;
  readonly userName: string;
}

/**
 * Opens the account of an administrator without a password and mails a link that chooses one, once, within half an hour;
 * asked again before the password is chosen, the link is sent anew. Throws `DuplicatesValueException` when the address
 * belongs to somebody already, `CodeAlreadySentException` when the account changed meanwhile.
 */
export async function openAdministrator(
  ports: OpenAdministratorPorts,
  { mail, userName }: NewAdministrator,
  requestId: string,
): Promise<void> {
  const account = (await unopened(ports, mail)) ?? (await insert(ports, { mail, userName }));
  await mailOpeningLink(ports, account, { place: 'command', requestId });
}

/** The account of an earlier call whose password was never chosen. */
async function unopened({ accounts }: OpenAdministratorPorts, mail: string): Promise<Account | undefined> {
  const account = await accounts.findByMail(mail.toLowerCase());
  if (!account) return undefined;
  const { entityGender, passwordHash, permission, disabled } = account;
  const isAdministrator = entityGender === staffGender.ADM && permission === administratorLevel;
  if (isAdministrator && passwordHash === undefined && !disabled) return account;
  throw addressTaken();
}

async function insert(
  { accounts, newId, now }: OpenAdministratorPorts,
  { mail, userName }: NewAdministrator,
): Promise<Account> {
  const opened = {
    userId: newId(),
    mail: mail.toLowerCase(),
    passwordHash: undefined,
    entityId: organisation,
    entityGender: staffGender.ADM,
    userName,
    permission: administratorLevel,
    disabled: false,
    openedAt: now(),
    isFounding: true,
  };
  const account = await accounts.insert(opened, [administratorAdded(opened, { at: opened.openedAt, sequence: 1 })]);
  if (!account) throw addressTaken();
  return account;
}

const addressTaken = () => appError('DuplicatesValueException', 'This mail belongs to an account already.');
