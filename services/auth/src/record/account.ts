import type { AccountStanding, Permission, Role } from '@alveole/domain';
import { funderGender, roleOfGender, staffGender } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import type { Recovery } from './recovery.ts';

/** The sign-in of a person: a partner's representative or a staff member. */
export interface Account {
  readonly userId: string;
  /** Lower case; unique among the accounts. */
  readonly mail: string;
  /** bcrypt; absent until the account opens through recovery. */
  readonly passwordHash: string | undefined;
  readonly entityId: string;
  /** 0–3 kinds of establishment, 9 ALL, 10 ADM, 11 FUB, 12 a funder. */
  readonly entityGender: number;
  /** Whose share of the campaign it reads; of a funder’s account alone. */
  readonly funderId?: string | undefined;
  readonly userName: string;
  /** The name as it was typed, where `userName` is its folded form; absent on accounts of earlier versions. */
  readonly typedName?: string | undefined;
  readonly permission: Permission;
  readonly disabled: boolean;
  /** Drawing of the signature, checked. */
  readonly signature?: string | undefined;
  /** Absent on those that were opened before it was noted. */
  readonly openedAt?: Date | undefined;
  /** Who opened it on screen. */
  readonly openedById?: string | undefined;
  /** One of the first two administrators, or opened by the operator’s command (`AccountStanding`). */
  readonly isFounding?: boolean | undefined;
  /** Absent on accounts that nobody changed since they were opened. */
  readonly changedAt?: Date | undefined;
  /** What administrators did with the account, oldest first. */
  readonly history?: readonly AccountChange[] | undefined;
  /** When its first password was set; absent on those that were opened before it was noted. */
  readonly activatedAt?: Date | undefined;
  /** An address that is kept for it while its establishment's mail changes. */
  readonly nextMail?: string | undefined;
  /** Those of the last minutes, oldest first. */
  readonly recoveries: readonly Recovery[];
  readonly rowHash: string;
  /** Grows by one with each write. */
  readonly sequence: number;
}

/** An act of an administrator on an account, for the audit. */
export interface AccountChange {
  readonly at: Date;
  readonly byId: string;
  readonly byName: string;
  readonly act: string;
}

/** What a registration says of the account that it opens. */
export type NewAccount = Omit<Account, 'recoveries' | 'rowHash' | 'sequence' | 'activatedAt' | 'nextMail'>;

export const staffGenders: readonly number[] = Object.values(staffGender);

/** The organisation that runs the programme, where staff belong; no establishment. */
export const organisation = 'plateforme';

/** Where funders belong: to no establishment, and not to the programme. */
export const funderOrganisation = 'financeur';

/** Staff belong to no establishment. */
export function isStaff({ entityGender }: Pick<Account, 'entityGender'>): boolean {
  return staffGenders.includes(entityGender);
}

/** It reads the share of one funder. */
export function isFunder({ entityGender }: Pick<Account, 'entityGender'>): boolean {
  return entityGender === funderGender;
}

/** Its first password was set: by registration, or by the first recovery of one that somebody else made. */
export function isActivated({ activatedAt, passwordHash }: Pick<Account, 'activatedAt' | 'passwordHash'>): boolean {
  return activatedAt !== undefined || passwordHash !== undefined;
}

/** The role of an account. Throws when its gender is none that the programme knows. */
export function roleOf(account: Account): Role {
  const role = roleOfGender(account.entityGender);
  if (role === undefined) throw new RangeError('An account holds an entity_gender that the programme does not know.');
  return role;
}

/** The name that people read. */
export function readableName({ typedName, userName }: Pick<Account, 'typedName' | 'userName'>): string {
  return typedName ?? userName;
}

/** An account as the rule of two persons sees it. */
export function standingOf(account: Account): AccountStanding {
  const { userId, disabled, passwordHash, openedAt, openedById, isFounding = false } = account;
  return { userId, isOpen: !disabled && passwordHash !== undefined, openedAt, openedById, isFounding };
}

/** What tokens say of a person. */
export function personOf(account: Account): PersonActor {
  return {
    role: roleOf(account),
    userId: account.userId,
    entityId: account.entityId,
    permission: account.permission,
    entityGender: account.entityGender,
    userName: readableName(account),
    ...(account.funderId !== undefined && { funderId: account.funderId }),
  };
}
