import { acceptedValue, appError } from '@alveole/contracts';
import {
  administratorLevel,
  decideColleagueChange,
  decideColleagues,
  maxColleagues,
  placeholderPassword,
} from '@alveole/domain';
import type { Colleague, ColleagueActor, Permission } from '@alveole/domain';
import type { Deadline, PersonActor } from '@alveole/service-kit';
import { normaliseName } from '@alveole/validation';
import type { AuthPorts } from '../ports.ts';
import { mailOpeningLink } from '../open-administrator/mail-opening-link.ts';
import { sessionsEnded } from '../record/account-events.ts';
import type { Account, AccountChange } from '../record/account.ts';
import { changedMeanwhile, mailTaken, unknownUser } from '../record/refusals.ts';

export type ColleaguePorts = Pick<
  AuthPorts,
  'accounts' | 'people' | 'families' | 'sharedHashes' | 'recoveryCodes' | 'newId' | 'now'
>;

/** Who asks, and under which request. */
export interface Asking {
  readonly actor: PersonActor;
  readonly entityId: string;
  readonly requestId: string;
  readonly deadline: Deadline;
}

/** Name and signature of a user. */
export interface Identity {
  readonly name: string;
  /** As people read it; the name as it was sent where it is left out. */
  readonly typedName?: string | undefined;
  readonly signature?: string | undefined;
}

export interface NewColleague {
  readonly mail: string;
  readonly password?: string | undefined;
  readonly permission: Permission;
  readonly identity: Identity;
}

/** The users of an establishment, for its administrators. Throws `NotAuthorizedException`. */
export async function listColleagues(
  { people }: Pick<ColleaguePorts, 'people'>,
  { actor, entityId }: Pick<Asking, 'actor' | 'entityId'>,
  changedSince: Date | undefined,
): Promise<Account[]> {
  acceptedValue(decideColleagues(entityId, ruleActorOf(actor)));
  const all = await people.ofEntity(entityId);
  return changedSince === undefined ? all : all.filter(({ changedAt }) => changedAt && changedAt > changedSince);
}

/**
 * Opens the account of a colleague; asked again before a password was chosen, the link is mailed anew. Throws
 * `NotAuthorizedException`, `MailNotAvailableException`, `CodeAlreadySentException`.
 */
export async function openColleague(ports: ColleaguePorts, asked: NewColleague, asking: Asking): Promise<Account> {
  const { actor, entityId, requestId, deadline } = asking;
  acceptedValue(decideColleagues(entityId, ruleActorOf(actor)));
  const account = (await unopened(ports, asked, entityId)) ?? (await insert(ports, asked, asking, deadline));
  if (account.passwordHash === undefined) await mailOpeningLink(ports, account, { place: actor.userId, requestId });
  return (await ports.accounts.findById(account.userId)) ?? account;
}

async function unopened({ accounts }: ColleaguePorts, { mail }: NewColleague, entityId: string) {
  const account = await accounts.findByMail(mail.toLowerCase());
  if (!account) return undefined;
  if (account.entityId !== entityId || account.passwordHash !== undefined || account.disabled) throw mailTaken();
  return account;
}

async function insert(ports: ColleaguePorts, asked: NewColleague, asking: Asking, deadline: Deadline) {
  const { actor, entityId } = asking;
  if ((await ports.people.ofEntity(entityId)).length >= maxColleagues)
    throw appError('NotAuthorizedException', 'Too many users of this establishment.');
  const entry = entryOf(ports, actor, 'open');
  const account = await ports.accounts.insert({
    userId: ports.newId(),
    mail: asked.mail.toLowerCase(),
    passwordHash: await chosenHash(ports, asked, asked.mail, deadline),
    entityId,
    entityGender: actor.entityGender,
    ...namesOf(asked.identity),
    signature: asked.identity.signature,
    permission: asked.permission,
    disabled: false,
    changedAt: entry.at,
    history: [entry],
  });
  if (!account) throw mailTaken();
  return account;
}

export interface ColleagueChanges {
  readonly mail?: string | undefined;
  readonly password?: string | undefined;
  readonly permission?: Permission | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly identity?: Identity | undefined;
}

/**
 * Changes a user. Sessions end with the account, with a new password and with a change of permission. Throws
 * `NotAuthorizedException`, `NotFoundException`, `MailNotAvailableException`, `EntityVersionMismatchException`.
 */
export async function changeColleague(
  ports: ColleaguePorts,
  mail: string,
  changes: ColleagueChanges,
  { actor, entityId, deadline }: Asking,
): Promise<Account> {
  const account = await ports.accounts.findByMail(mail.toLowerCase());
  // Whoever may not look hears the same of a stranger's address as of none.
  const target = account?.entityId === entityId ? account : undefined;
  acceptedValue(decideColleagueChange(entityId, target ? colleagueOf(target) : nobody, changes, ruleActorOf(actor)));
  if (!target) throw unknownUser();
  if (changes.mail !== undefined && changes.mail.toLowerCase() !== target.mail) await refuseFounder(ports, target);
  const permission = changes.permission ?? target.permission;
  const passwordHash = await chosenHash(ports, { ...changes, permission }, target.mail, deadline);
  const entry = entryOf(ports, actor, actOf(target, changes));
  const isDisabled = changes.isDisabled ?? target.disabled;
  const isLocked = isDisabled !== target.disabled || permission !== target.permission || passwordHash !== undefined;
  const written = await ports.people.change(
    target,
    {
      mail: changes.mail?.toLowerCase(),
      permission: changes.permission,
      disabled: changes.isDisabled,
      passwordHash,
      ...(changes.identity && { ...namesOf(changes.identity), signature: changes.identity.signature }),
    },
    entry,
    isLocked ? [sessionsEnded(target, entry.at, !isDisabled)] : [],
  );
  if (written === 'stale') throw changedMeanwhile();
  if (written === 'mail-taken') throw mailTaken();
  if (isLocked) await ports.families.closeAllOfUser(target.userId);
  return written;
}

/** The address of the registration is the establishment's own: its mails go there, and support changes both. */
async function refuseFounder({ accounts }: ColleaguePorts, target: Account): Promise<void> {
  const founder = await accounts.findByRegistration(target.entityId);
  if (founder?.userId === target.userId)
    throw appError('NotAuthorizedException', 'The address of the establishment itself is changed by support.');
}

/** The hash of a password that an administrator-type user was given; standard users choose theirs by a link. */
async function chosenHash(
  { sharedHashes }: ColleaguePorts,
  { password, permission }: { readonly password?: string | undefined; readonly permission: Permission },
  act: string,
  deadline: Deadline,
): Promise<string | undefined> {
  if (password === undefined || password === placeholderPassword || permission !== administratorLevel) return undefined;
  return sharedHashes.of(`colleague ${act}`, password, deadline);
}

const nobody: Colleague = { userId: '', permission: 1, isDisabled: true };
const colleagueOf = ({ userId, permission, disabled }: Account): Colleague => ({
  userId,
  permission,
  isDisabled: disabled,
});

function ruleActorOf({ entityId, userId, permission }: PersonActor): ColleagueActor {
  return { role: 'REP', entityId, userId, permission };
}

/** As the specification keeps names, in capitals, letters A to Z, empty where none is left; beside it what was typed. */
function namesOf({ name, typedName = name }: Identity): Pick<Account, 'userName' | 'typedName'> {
  const userName = normaliseName(name) ?? '';
  if ((normaliseName(typedName) ?? '') !== userName)
    throw appError('ValidationException', 'local_data.typed_user_name (INVALID): Not the name');
  return { userName, typedName: typedName.normalize('NFC').replace(/\s+/g, ' ').trim() };
}

function actOf(before: Account, { isDisabled, permission, mail, password }: ColleagueChanges): string {
  if (isDisabled !== undefined && isDisabled !== before.disabled) return isDisabled ? 'disable' : 'enable';
  if (permission !== undefined && permission !== before.permission) return `permission ${permission}`;
  if (mail !== undefined && mail.toLowerCase() !== before.mail) return 'address';
  return password === undefined ? 'rename' : 'password';
}

function entryOf({ now }: Pick<ColleaguePorts, 'now'>, { userId, userName }: PersonActor, act: string): AccountChange {
  return { at: now(), byId: userId, byName: userName, act };
}
