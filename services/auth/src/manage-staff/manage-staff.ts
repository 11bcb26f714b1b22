import { acceptedValue, refusalError } from '@alveole/contracts';
import {
  becomesAdministrator,
  decideStaffAccounts,
  decideStaffChange,
  foundingAdministrators,
  lastAdministrator,
  staffGender,
} from '@alveole/domain';
import type { Permission, StaffAccountState, StaffRole } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import { mailOpeningLink } from '../open-administrator/mail-opening-link.ts';
import type { AuthPorts } from '../ports.ts';
import { administratorAdded, sessionsEnded } from '../record/account-events.ts';
import { isStaff, organisation, roleOf } from '../record/account.ts';
import type { Account, AccountChange } from '../record/account.ts';
import { changedMeanwhile, mailTaken, unknownUser } from '../record/refusals.ts';

export type StaffPorts = Pick<AuthPorts, 'accounts' | 'people' | 'families' | 'recoveryCodes' | 'newId' | 'now'>;

export interface NewStaffAccount {
  readonly mail: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly permission: Permission;
}

export interface StaffChanges extends Partial<Omit<NewStaffAccount, 'mail'>> {
  readonly rowHash: string;
  readonly isDisabled?: boolean | undefined;
}

/** Every account of staff. Throws `NotAuthorizedException`. */
export function listStaffAccounts({ people }: Pick<StaffPorts, 'people'>, actor: PersonActor): Promise<Account[]> {
  acceptedValue(decideStaffAccounts(actor));
  return people.staff();
}

/**
 * Opens the account of a member of staff, without a password, and mails a link that chooses one; asked again before it
 * was chosen, the link is mailed anew. Throws `NotAuthorizedException`, `MailNotAvailableException`.
 */
export async function openStaffAccount(
  ports: StaffPorts,
  asked: NewStaffAccount,
  actor: PersonActor,
  requestId: string,
): Promise<Account> {
  acceptedValue(decideStaffAccounts(actor));
  const account = (await unopened(ports, asked)) ?? (await insert(ports, asked, actor));
  await mailOpeningLink(ports, account, { place: actor.userId, requestId });
  return (await ports.accounts.findById(account.userId)) ?? account;
}

/** The same account, asked for before and never opened. */
async function unopened({ accounts }: StaffPorts, { mail, role, permission }: NewStaffAccount) {
  const account = await accounts.findByMail(mail.toLowerCase());
  if (!account) return undefined;
  const isSame = account.entityGender === staffGender[role] && account.permission === permission;
  if (!isSame || account.passwordHash !== undefined || account.disabled) throw mailTaken();
  return account;
}

async function insert(ports: StaffPorts, { mail, name, role, permission }: NewStaffAccount, actor: PersonActor) {
  const entry = entryOf(ports, actor, 'open');
  const state = { role, permission, isDisabled: false };
  const opened = {
    userId: ports.newId(),
    mail: mail.toLowerCase(),
    passwordHash: undefined,
    entityId: organisation,
    userName: name,
    ...fieldsOf(state),
    openedAt: entry.at,
    openedById: actor.userId,
    isFounding: role === 'ADM' && (await ports.people.countAdministrators()) < foundingAdministrators,
    changedAt: entry.at,
    history: [entry],
  };
  const event = becomesAdministrator(undefined, state)
    ? [administratorAdded(opened, { at: entry.at, sequence: 1, byName: actor.userName })]
    : [];
  const account = await ports.accounts.insert(opened, event);
  if (!account) throw mailTaken();
  return account;
}

/**
 * Changes an account of staff; its sessions end unless only its name changed. Throws `NotAuthorizedException`,
 * `NotFoundException`, `EntityVersionMismatchException`, `TransitionRefusedException` for the last administrator.
 */
export async function changeStaffAccount(
  ports: StaffPorts,
  userId: string,
  { rowHash, name, ...changes }: StaffChanges,
  actor: PersonActor,
): Promise<Account> {
  acceptedValue(decideStaffAccounts(actor));
  const account = await ports.accounts.findById(userId);
  if (!account || !isStaff(account)) throw unknownUser();
  const before = stateOf(account);
  const wanted = { ...before, ...given(changes) };
  acceptedValue(decideStaffChange({ ...before, userId }, wanted, await ports.people.countManagers(), actor));
  if (account.rowHash !== rowHash) throw changedMeanwhile();
  const written = await write(ports, account, wanted, name, actor);
  if (isStateChanged(before, wanted)) await ports.families.closeAllOfUser(userId);
  return written;
}

/** Two administrators who remove each other at once both read "two left": the write that leaves nobody is taken back. */
async function write(
  ports: StaffPorts,
  account: Account,
  wanted: StaffAccountState,
  userName: string | undefined,
  actor: PersonActor,
): Promise<Account> {
  const before = stateOf(account);
  const entry = entryOf(ports, actor, actOf(before, wanted));
  const named = { ...account, userName: userName ?? account.userName, permission: wanted.permission };
  const moment = { at: entry.at, sequence: account.sequence + 1, byName: actor.userName };
  const events = [
    ...(isStateChanged(before, wanted) ? [sessionsEnded(account, entry.at, !wanted.isDisabled)] : []),
    ...(becomesAdministrator(before, wanted) ? [administratorAdded(named, moment)] : []),
  ];
  const written = await ports.people.change(account, { ...fieldsOf(wanted), userName }, entry, events);
  if (written === 'stale' || written === 'mail-taken') throw changedMeanwhile();
  if ((await ports.people.countManagers()) > 0) return written;
  await takeBack(ports, account, written, actor);
  throw refusalError(lastAdministrator);
}

async function takeBack(ports: StaffPorts, account: Account, written: Account, actor: PersonActor): Promise<void> {
  const entry = entryOf(ports, actor, 'taken back');
  await ports.people.change(written, fieldsOf(stateOf(account)), entry, [sessionsEnded(written, entry.at, true)]);
}

const stateOf = (account: Account): StaffAccountState => ({
  role: roleOf(account) as StaffRole,
  permission: account.permission,
  isDisabled: account.disabled,
});
const fieldsOf = ({ role, permission, isDisabled }: StaffAccountState) => ({
  entityGender: staffGender[role],
  permission,
  disabled: isDisabled,
});

/** The fields that somebody named. */
function given(changes: Omit<StaffChanges, 'rowHash' | 'name'>): Partial<StaffAccountState> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

const isStateChanged = (before: StaffAccountState, after: StaffAccountState) => actOf(before, after) !== 'rename';

function actOf(before: StaffAccountState, after: StaffAccountState): string {
  if (before.isDisabled !== after.isDisabled) return after.isDisabled ? 'disable' : 'enable';
  if (before.role !== after.role) return `role ${after.role}`;
  return before.permission === after.permission ? 'rename' : `permission ${after.permission}`;
}

function entryOf({ now }: Pick<StaffPorts, 'now'>, { userId, userName }: PersonActor, act: string): AccountChange {
  return { at: now(), byId: userId, byName: userName, act };
}
