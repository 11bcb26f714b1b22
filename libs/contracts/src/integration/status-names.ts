import { EstablishmentKind, EstablishmentStatus, RepairKind, RepairStatus } from '@alveole/domain';
import type { z } from 'zod';
import type { establishmentKindName, establishmentStatusName, repairKindName, repairStatusName } from './kinds.ts';

export type RepairStatusName = z.output<typeof repairStatusName>;
type EstablishmentStatusName = z.output<typeof establishmentStatusName>;
type EstablishmentKindName = z.output<typeof establishmentKindName>;

/** A sample is called what the file would be called without it. */
export const repairStatusNames: Readonly<Record<RepairStatus, RepairStatusName>> = {
  [RepairStatus.incomplete]: 'incomplete',
  [RepairStatus.toReview]: 'to_review',
  [RepairStatus.abandoned]: 'abandoned',
  [RepairStatus.complementAsked]: 'complement_asked',
  [RepairStatus.complemented]: 'complemented',
  [RepairStatus.validated]: 'validated',
  [RepairStatus.refunded]: 'refunded',
  [RepairStatus.notEligible]: 'not_eligible',
  [RepairStatus.sampleToReview]: 'to_review',
  [RepairStatus.sampleComplementAsked]: 'complement_asked',
  [RepairStatus.sampleComplemented]: 'complemented',
  [RepairStatus.sampleValidated]: 'validated',
  [RepairStatus.sampleRefunded]: 'refunded',
  [RepairStatus.sampleNotEligible]: 'not_eligible',
  [RepairStatus.abandonedByStaff]: 'abandoned_by_staff',
};

export const repairKindNames: Readonly<Record<RepairKind, z.output<typeof repairKindName>>> = {
  [RepairKind.repair]: 'repair',
  [RepairKind.session]: 'session',
  [RepairKind.reserved]: 'reserved',
};

export const establishmentStatusNames: Readonly<Record<EstablishmentStatus, EstablishmentStatusName>> = {
  [EstablishmentStatus.registered]: 'registered',
  [EstablishmentStatus.validated]: 'accredited',
  [EstablishmentStatus.refused]: 'refused',
  [EstablishmentStatus.resubmitted]: 'resubmitted',
  [EstablishmentStatus.suspended]: 'suspended',
  [EstablishmentStatus.closed]: 'closed',
};

const kindNames: Readonly<Record<EstablishmentKind, EstablishmentKindName>> = {
  [EstablishmentKind.bikeShop]: 'bike_shop',
  [EstablishmentKind.association]: 'association',
  [EstablishmentKind.alsaceMoselleAssociation]: 'association',
  [EstablishmentKind.localAuthority]: 'local_authority',
};

/** Undefined of an account that repairs nothing. */
export function establishmentKindNameOf(gender: number): EstablishmentKindName | undefined {
  return (kindNames as Readonly<Record<number, EstablishmentKindName>>)[gender];
}
