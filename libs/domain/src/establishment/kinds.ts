import type { Role, StaffRole } from '../roles.ts';

/** `legalStatut` of the wire, which is also the establishment's gender. */
export const EstablishmentKind = {
  bikeShop: 0,
  association: 1,
  alsaceMoselleAssociation: 2,
  localAuthority: 3,
} as const;
export type EstablishmentKind = (typeof EstablishmentKind)[keyof typeof EstablishmentKind];
export const establishmentKinds: readonly EstablishmentKind[] = Object.values(EstablishmentKind);

export const establishmentKindLabels: Readonly<Record<EstablishmentKind, string>> = {
  0: 'Vélociste',
  1: 'Association hors Alsace-Moselle',
  2: "Association d'Alsace-Moselle",
  3: 'Collectivité',
};

/** Which back-office lists, hence which establishments, each staff role reviews (establishments §2). */
const reviewedKinds: Readonly<Record<StaffRole, readonly EstablishmentKind[]>> = {
  ADM: [0],
  ALL: [0, 1, 2, 3],
  FUB: [1, 2, 3],
};

/** The kinds of establishment that a role reviews; none for a partner. */
export function kindsReviewedBy(role: Role): readonly EstablishmentKind[] {
  return role === 'REP' ? [] : reviewedKinds[role];
}
