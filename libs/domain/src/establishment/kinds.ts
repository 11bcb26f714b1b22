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
  [EstablishmentKind.bikeShop]: 'Vélociste',
  [EstablishmentKind.association]: 'Association hors Alsace-Moselle',
  [EstablishmentKind.alsaceMoselleAssociation]: 'Association d’Alsace-Moselle',
  [EstablishmentKind.localAuthority]: 'Collectivité',
};

/** What rules call each kind; where an association has its seat changes nothing of an aid. */
export const shopKindWords: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: 'vélociste',
  [EstablishmentKind.association]: 'association',
  [EstablishmentKind.alsaceMoselleAssociation]: 'association',
  [EstablishmentKind.localAuthority]: 'collectivité',
};

/** What rules call a kind; undefined of an account that repairs nothing. */
export function shopKindWord(kind: number | undefined): string | undefined {
  return establishmentKinds.includes(kind as EstablishmentKind) ? shopKindWords[kind as EstablishmentKind] : undefined;
}

/** Which back-office lists, hence which establishments, each staff role reviews (establishments §2). */
const reviewedKinds: Readonly<Record<StaffRole, readonly EstablishmentKind[]>> = {
  ADM: [EstablishmentKind.bikeShop],
  ALL: establishmentKinds,
  FUB: [EstablishmentKind.association, EstablishmentKind.alsaceMoselleAssociation, EstablishmentKind.localAuthority],
};

/** The kinds of establishment that a role reviews; none for a partner or a funder. */
export function kindsReviewedBy(role: Role): readonly EstablishmentKind[] {
  return role === 'REP' || role === 'FIN' ? [] : reviewedKinds[role];
}

/**
 * The kinds of establishment that a member of staff may read by id. ADM reviews the repairs of every kind, hence reads
 * each; the federation reads associations and local authorities only (settled §3).
 */
export function kindsReadBy(role: StaffRole): readonly EstablishmentKind[] {
  return role === 'ADM' ? establishmentKinds : reviewedKinds[role];
}

/** A bike shop or another business that repairs. */
export function isBikeShop(kind: number | undefined): boolean {
  return kind === EstablishmentKind.bikeShop;
}

/** An association, of Alsace-Moselle or not. */
export function isAssociation(kind: number | undefined): boolean {
  return kind === EstablishmentKind.association || kind === EstablishmentKind.alsaceMoselleAssociation;
}

/** A commune or another public body. */
export function isLocalAuthority(kind: number | undefined): boolean {
  return kind === EstablishmentKind.localAuthority;
}

/** Whom the register of companies knows: its identifier is a SIRET. */
export function isKnownBySiret(kind: number | undefined): boolean {
  return isBikeShop(kind) || isLocalAuthority(kind);
}
