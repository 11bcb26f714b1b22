import { appError } from '@alveole/contracts';
import { administratorLevel, mailCodeLimits, staffGender } from '@alveole/domain';
import type { AuthPorts } from '../ports.ts';
import { recoveryCodeRequested } from '../record/account-events.ts';
import type { Account } from '../record/account.ts';

export type OpenAdministratorPorts = Pick<AuthPorts, 'accounts' | 'recoveryCodes' | 'newId' | 'now'>;

export interface NewAdministrator {
  readonly mail: string;
  readonly userName: string;
}

/** The organisation that runs the programme; no establishment. */
const organisation = 'plateforme';

/**
 * Opens the account of an administrator without a password and mails a link that chooses one, once, within ten minutes;
 * asked again before the password is chosen, the link is sent anew. Throws `DuplicatesValueException` when the address
 * belongs to somebody already, `CodeAlreadySentException` when the account changed meanwhile.
 */
export async function openAdministrator(
  ports: OpenAdministratorPorts,
  { mail, userName }: NewAdministrator,
  requestId: string,
): Promise<void> {
  const account = (await unopened(ports, mail)) ?? (await insert(ports, { mail, userName }));
  const now = ports.now();
  const { codeHash, sealedCode } = ports.recoveryCodes.draw(account.mail);
  const expiresAt = new Date(now.getTime() + mailCodeLimits.lifetimeMs);
  const recovery = { place: 'command', isStranger: false, codeHash, requestedAt: now, expiresAt };
  const event = recoveryCodeRequested(account, recovery, { sealedCode, requestId, occasion: 'opening' });
  if (!(await ports.accounts.keepRecoveries(account, [recovery], event)))
    throw appError(
      'CodeAlreadySentException',
      'You have already received a recovery password but had not yet used it.',
    );
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
  { accounts, newId }: OpenAdministratorPorts,
  { mail, userName }: NewAdministrator,
): Promise<Account> {
  const account = await accounts.insert({
    userId: newId(),
    mail: mail.toLowerCase(),
    passwordHash: undefined,
    entityId: organisation,
    entityGender: staffGender.ADM,
    userName,
    permission: administratorLevel,
    disabled: false,
  });
  if (!account) throw addressTaken();
  return account;
}

const addressTaken = () => appError('DuplicatesValueException', 'This mail belongs to an account already.');
