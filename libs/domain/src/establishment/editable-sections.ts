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
