import { runsWorkshop, teaches, type Activity } from './activity.ts';
import type { EstablishmentKind } from './kinds.ts';
import type { EstablishmentStatus } from './statuses.ts';

/** The two searches of the public site: who repairs, who teaches. */
export type Finder = 'repair' | 'lesson';

/** Local authorities are partners, but no place where a visitor gets a bike repaired. */
const listedKinds: readonly EstablishmentKind[] = [0, 1, 2];

/** The finders in which visitors meet an establishment: validated, of kind 0 to 2, by what it does (settled §3). */
export function findersOf(
  status: EstablishmentStatus,
  kind: EstablishmentKind,
  activity: Activity | undefined,
): readonly Finder[] {
  if (status !== 1 || !listedKinds.includes(kind)) return [];
  return [
    ...(runsWorkshop(activity) ? (['repair'] as const) : []),
    ...(teaches(activity) ? (['lesson'] as const) : []),
  ];
}
