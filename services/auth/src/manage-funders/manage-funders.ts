import { acceptedValue, appError } from '@alveole/contracts';
import type { FunderAccountChange, NewFunderAccountRequest } from '@alveole/contracts/funder';
import { decideStaffAccounts, funderGender } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import { mailOpeningLink } from '../open-administrator/mail-opening-link.ts';
import type { AuthPorts } from '../ports.ts';
import { sessionsEnded } from '../record/account-events.ts';
import { funderOrganisation, isFunder } from '../record/account.ts';
import type { Account, AccountChange } from '../record/account.ts';
import { changedMeanwhile, mailTaken, unknownUser } from '../record/refusals.ts';

export type FunderPorts = Pick<
  AuthPorts,
  'accounts' | 'people' | 'families' | 'recoveryCodes' | 'askFunders' | 'newId' | 'now'
>;

/** Every account of a funder. Throws `NotAuthorizedException`. */
export function listFunderAccounts({ people }: Pick<FunderPorts, 'people'>, actor: PersonActor): Promise<Account[]> {
  acceptedValue(decideStaffAccounts(actor));
  return people.funders();
}

/** Where a funder is told; none of an account that is disabled. */
export async function listFunderMails({ people }: Pick<FunderPorts, 'people'>, funderId: string): Promise<string[]> {
  const accounts = await people.funders(funderId);
  return accounts.filter(({ disabled }) => !disabled).map(({ mail }) => mail);
}

/**
 * Opens an account with which a funder of the campaign reads its own share, without a password, and mails a link that
 * chooses one; asked again before it was chosen, the link is mailed anew. Throws `NotAuthorizedException`,
 * `NotFoundException` for a funder that no version of the campaign names, `MailNotAvailableException`.
 */
export async function openFunderAccount(
  ports: FunderPorts,
  request: NewFunderAccountRequest,
  actor: PersonActor,
  requestId: string,
): Promise<Account> {
  acceptedValue(decideStaffAccounts(actor));
  if (!(await ports.askFunders()).has(request.funderId))
    throw appError('NotFoundException', 'The campaign has no such funder.');
  const account = (await unopened(ports, request)) ?? (await insert(ports, request, actor));
  await mailOpeningLink(ports, account, { place: actor.userId, requestId });
  return (await ports.accounts.findById(account.userId)) ?? account;
}

/** The same account, asked for before and never opened. */
async function unopened({ accounts }: FunderPorts, { mail, funderId }: NewFunderAccountRequest) {
  const account = await accounts.findByMail(mail.toLowerCase());
  if (!account) return undefined;
  const isSame = isFunder(account) && account.funderId === funderId;
  if (!isSame || account.passwordHash !== undefined || account.disabled) throw mailTaken();
  return account;
}

async function insert(ports: FunderPorts, { mail, name, funderId }: NewFunderAccountRequest, actor: PersonActor) {
  const entry = entryOf(ports, actor, 'open');
  const account = await ports.accounts.insert({
    userId: ports.newId(),
    mail: mail.toLowerCase(),
    passwordHash: undefined,
    entityId: funderOrganisation,
    entityGender: funderGender,
    funderId,
    userName: name,
    permission: 1,
    disabled: false,
    openedAt: entry.at,
    openedById: actor.userId,
    changedAt: entry.at,
    history: [entry],
  });
  if (!account) throw mailTaken();
  return account;
}

/**
 * Renames, disables or enables the account of a funder; disabled, its sessions end at once. Throws
 * `NotAuthorizedException`, `NotFoundException`, `EntityVersionMismatchException`.
 */
export async function changeFunderAccount(
  ports: FunderPorts,
  userId: string,
  { rowHash, name, isDisabled }: FunderAccountChange & { readonly rowHash: string },
  actor: PersonActor,
): Promise<Account> {
  acceptedValue(decideStaffAccounts(actor));
  const account = await ports.accounts.findById(userId);
  if (!account || !isFunder(account)) throw unknownUser();
  if (account.rowHash !== rowHash) throw changedMeanwhile();
  const disabled = isDisabled ?? account.disabled;
  const isToggled = disabled !== account.disabled;
  const entry = entryOf(ports, actor, isToggled ? (disabled ? 'disable' : 'enable') : 'rename');
  const events = isToggled ? [sessionsEnded(account, entry.at, !disabled)] : [];
  const written = await ports.people.change(account, { userName: name, disabled }, entry, events);
  if (written === 'stale' || written === 'mail-taken') throw changedMeanwhile();
  if (isToggled) await ports.families.closeAllOfUser(userId);
  return written;
}

function entryOf({ now }: Pick<FunderPorts, 'now'>, { userId, userName }: PersonActor, act: string): AccountChange {
  return { at: now(), byId: userId, byName: userName, act };
}
