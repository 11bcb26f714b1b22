import { findersOf } from '@alveole/domain';
import type { EstablishmentKind } from '@alveole/domain';
import type { EstablishmentState } from './establishment.ts';
import { activityIn } from './profile.ts';

/** Where the public finders look for an establishment, and which of them. */
export interface FinderPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly repair: boolean;
  readonly lesson: boolean;
}

/** The place in the finders (settled §3); undefined for what no visitor shall find. */
export function finderPlaceOf(
  kind: EstablishmentKind,
  { status, profile }: Pick<EstablishmentState, 'status' | 'profile'>,
): FinderPlace | undefined {
  const { latitude, longitude } = profile;
  const finders = findersOf(status, kind, activityIn(profile));
  if (finders.length === 0 || latitude === undefined || longitude === undefined) return undefined;
  return { latitude, longitude, repair: finders.includes('repair'), lesson: finders.includes('lesson') };
}
