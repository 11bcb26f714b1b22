/**
 * Who is signed in.
 * REP: a partner establishment. ADM: administrator of the programme. ALL: support, every establishment list.
 * FUB: the cycling federation, associations and local authorities.
 * FIN: a funder of the campaign, who reads its own money and files without persons, and writes nothing.
 */
export const roles = ['REP', 'ADM', 'ALL', 'FUB', 'FIN'] as const;
export type Role = (typeof roles)[number];

/** Whoever works for the programme: neither a partner nor a funder. */
export type StaffRole = Exclude<Role, 'REP' | 'FIN'>;
export const staffRoles: readonly StaffRole[] = ['ADM', 'ALL', 'FUB'];

/** Whoever works on establishments and files, which a funder never does. */
export type WorkingRole = Exclude<Role, 'FIN'>;

/** `entity_gender` of the members of the back office. */
export const staffGender = { ALL: 9, ADM: 10, FUB: 11 } as const satisfies Readonly<Record<StaffRole, number>>;

/** `entity_gender` of the accounts of funders. */
export const funderGender = 12;

/** Staff permission of the token: 0 administrator level (assigns and releases for all), 1 operator (only for himself). */
export type Permission = 0 | 1;
export const administratorLevel: Permission = 0;

/** `entity_gender` of the sign-in answer: 0–3 a partner, 9–11 the back office, 12 a funder. */
const roleByGender: Readonly<Record<number, Role>> = {
  0: 'REP',
  1: 'REP',
  2: 'REP',
  3: 'REP',
  [staffGender.ALL]: 'ALL',
  [staffGender.ADM]: 'ADM',
  [staffGender.FUB]: 'FUB',
  [funderGender]: 'FIN',
};

/** The role behind an `entity_gender`; undefined for a number that the programme does not know. */
export function roleOfGender(gender: number): Role | undefined {
  return Object.hasOwn(roleByGender, gender) ? roleByGender[gender] : undefined;
}

/** A member of the back office, as the token names him. */
export interface StaffActor {
  readonly role: StaffRole;
  readonly permission: Permission;
  readonly userId: string;
}

/** A partner, bound to his own establishment. */
export interface PartnerActor {
  readonly role: 'REP';
  readonly entityId: string;
}

/** True when a file is free or held by this person: only then are its action buttons his (establishments §6, repairs §6). */
export function mayActOnAssignedFile(operatorId: string | undefined, actor: StaffActor): boolean {
  return operatorId === undefined || operatorId === actor.userId;
}
