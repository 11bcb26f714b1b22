import { runsWorkshop, teaches, type Activity } from './activity.ts';
import { isLocalAuthority, type EstablishmentKind } from './kinds.ts';
import { isValidated, type EstablishmentStatus } from './statuses.ts';

/** Metres around the town hall of a postcode within which the finders look (repairs §9). */
export const finderRadius = 30_000;

/** The two searches of the public site: who repairs, who teaches. */
export type Finder = 'repair' | 'lesson';

/**
 * The finders in which visitors meet an establishment that is validated, by what it does (settled §3). Local authorities
 * are partners, but nobody gets a bike repaired there.
 */
export function findersOf(
  status: EstablishmentStatus,
  kind: EstablishmentKind,
  activity: Activity | undefined,
): readonly Finder[] {
  if (!isValidated(status) || isLocalAuthority(kind)) return [];
  return [
    ...(runsWorkshop(activity) ? (['repair'] as const) : []),
    ...(teaches(activity) ? (['lesson'] as const) : []),
  ];
}
