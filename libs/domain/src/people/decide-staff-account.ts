import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { administratorLevel, type Permission, type Role, type StaffRole } from '../roles.ts';
import { ownAccount } from './decide-colleague.ts';

/** A member of staff as the rule sees him. */
export interface StaffAccountState {
  readonly role: StaffRole;
  readonly permission: Permission;
  readonly isDisabled: boolean;
}

export interface StaffManager {
  readonly role: Role;
  readonly permission: Permission;
  readonly userId: string;
}

/** Administrators of the programme with permission 0: they alone manage staff, so one must always be left. */
export function managesStaff({ role, permission }: Pick<StaffManager, 'role' | 'permission'>): boolean {
  return role === 'ADM' && permission === administratorLevel;
}

/** Whether a person may see staff accounts and open new ones. */
export function decideStaffAccounts(actor: StaffManager): Decision<true> {
  return managesStaff(actor) ? accept(true) : refuse(notManager);
}

/**
 * Whether a staff account may become so.
 * @param managers how many may manage staff now, the target among them where it may
 */
export function decideStaffChange(
  target: StaffAccountState & { readonly userId: string },
  wanted: StaffAccountState,
  managers: number,
  actor: StaffManager,
): Decision<true> {
  if (!managesStaff(actor)) return refuse(notManager);
  if (actor.userId === target.userId && !isSame(target, wanted)) return refuse(ownAccount);
  const isRemoved = isManager(target) && !isManager(wanted);
  return isRemoved && managers <= 1 ? refuse(lastAdministrator) : accept(true);
}

/** Whether somebody is an administrator of the programme afterwards who was none, or one of lesser rights, before. */
export function becomesAdministrator(before: StaffAccountState | undefined, after: StaffAccountState): boolean {
  if (after.role !== 'ADM' || after.isDisabled) return false;
  const was = before?.role === 'ADM' && !before.isDisabled;
  return !was || (before.permission !== administratorLevel && after.permission === administratorLevel);
}

const isManager = (account: StaffAccountState) => !account.isDisabled && managesStaff(account);
const isSame = (one: StaffAccountState, other: StaffAccountState) =>
  one.role === other.role && one.permission === other.permission && one.isDisabled === other.isDisabled;

const notManager: Refusal = {
  code: 'NotAuthorizedException',
  id: 'only-an-administrator-of-permission-0-may-do-this',
  message: 'Only an administrator of permission 0 may do this.',
  explanation: 'Seul un administrateur gère les comptes de l’équipe',
};
export const lastAdministrator: Refusal = {
  code: 'TransitionRefusedException',
  id: 'the-last-administrator-cannot-be-removed',
  message: 'The last administrator cannot be removed.',
  explanation: 'Il doit rester au moins un administrateur. Donnez d’abord ce droit à quelqu’un d’autre.',
};

/** What staff are told of a refused change, by the server's message. */
export const staffAccountRefusals = [notManager, ownAccount, lastAdministrator] as const;
