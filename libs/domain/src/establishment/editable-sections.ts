import type { Refusal } from '../decision.ts';
import { administratorLevel, type Permission } from '../roles.ts';
import { EstablishmentStatus } from './statuses.ts';

/** Parts of the profile that open and close together. */
export const profileSections = [
  'company',
  'representative',
  'identity',
  'documents',
  'address',
  'bank',
  'opening-hours',
  'activity',
  'training',
] as const;
export type ProfileSection = (typeof profileSections)[number];

const always: readonly ProfileSection[] = ['bank', 'opening-hours', 'activity', 'training'];
const located: readonly ProfileSection[] = ['address', ...always];
/** The identity document may come before a refusal asks for it. */
const awaiting: readonly ProfileSection[] = ['identity', ...located];

/** What the partner may edit at each status (settled §3): only a refused file opens what was checked. */
const editable: Readonly<Record<EstablishmentStatus, readonly ProfileSection[]>> = {
  [EstablishmentStatus.registered]: awaiting,
  [EstablishmentStatus.validated]: located,
  [EstablishmentStatus.refused]: profileSections,
  [EstablishmentStatus.resubmitted]: awaiting,
  [EstablishmentStatus.suspended]: located,
  [EstablishmentStatus.closed]: [],
};

export function editableSections(status: EstablishmentStatus): readonly ProfileSection[] {
  return editable[status];
}

export function mayEditSection(status: EstablishmentStatus, section: ProfileSection): boolean {
  return editable[status].includes(section);
}

/** Where the money goes, who answers for the establishment, and the papers that prove both. */
const ofAdministrators: ReadonlySet<ProfileSection> = new Set(['bank', 'representative', 'identity', 'documents']);

/**
 * Whether one of an establishment’s own people may write a section, whatever its status: its administrators all, others
 * what moves neither money nor responsibility.
 * @param permission of the token; undefined where nobody is signed in
 */
export function isSectionOf(permission: Permission | undefined, section: ProfileSection): boolean {
  return permission === administratorLevel || !ofAdministrators.has(section);
}

/** Whether one of an establishment’s own people may refuse the conditions, which closes it for all of them. */
export function mayRefuseConditions(permission: Permission | undefined): boolean {
  return permission === administratorLevel;
}

/** A colleague of permission 1 changes what is its administrators’, or refuses the conditions for all. */
export const administratorsAlone: Refusal = {
  code: 'NotAuthorizedException',
  id: 'only-an-administrator-of-the-establishment-may-change-this',
  message: 'Only an administrator of the establishment may change this.',
  explanation: 'Demandez à un administrateur de votre établissement',
};
