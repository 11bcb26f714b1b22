import { runsWorkshop, teaches } from '@alveole/domain';
import type { EstablishmentKind } from '@alveole/domain';
import { activityOf } from './activity-mapping.ts';
import type { EstablishmentState } from './establishment.ts';

/** Where the public finders look for an establishment, and which of them. */
export interface FinderPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly repair: boolean;
  readonly lesson: boolean;
}

const listedStatus = 1;
/** Local authorities are partners, but no place where a visitor gets a bike repaired. */
const listedKinds: readonly EstablishmentKind[] = [0, 1, 2];

/** The place in the finders (DECISIONS §3); undefined for what no visitor shall find. */
export function finderPlaceOf(kind: EstablishmentKind, { status, profile }: Pick<EstablishmentState, 'status' | 'profile'>): FinderPlace | undefined {
  const { latitude, longitude } = profile;
  if (status !== listedStatus || !listedKinds.includes(kind) || latitude === undefined || longitude === undefined) return undefined;
  const activity = activityOf(profile.activity);
  return { latitude, longitude, repair: runsWorkshop(activity), lesson: teaches(activity) };
}
