import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { departmentOf, isLegalPerson, unknownDepartment } from '@alveole/domain';
import { isStoredRna, rnaToDisplay } from '@alveole/validation';

/** What open data tell of a shop, as it stands now. */
export interface PaidShop {
  readonly entityId: string;
  /** Of the event or answer that told it. */
  readonly sequence: number;
  /** Whether it may be named: a legal person. */
  readonly isNamed: boolean;
  readonly name: string;
  /** Found by this name too, which is not shown. */
  readonly commercialName: string;
  readonly siret?: string | undefined;
  /** Number in the register of associations, where it has no SIRET. */
  readonly rna?: string | undefined;
  readonly city?: string | undefined;
  readonly postcode?: string | undefined;
  readonly department: string;
}

export function paidShopOf(entity: EntitySnapshot): PaidShop {
  const { raison_sociale: name, siret: identifier } = entity;
  return {
    entityId: entity.entity_id,
    sequence: entity.sequence,
    isNamed: isLegalPerson({ kind: entity.gender, companyName: name }),
    name,
    commercialName: entity.commercialname,
    ...(/^\d{14}$/.test(identifier) && { siret: identifier }),
    ...(isStoredRna(identifier) && { rna: rnaToDisplay(identifier) }),
    ...(entity.city && { city: entity.city }),
    ...(entity.zip && { postcode: entity.zip }),
    department: departmentOf(entity.zip),
  };
}

/** A shop that enrolment does not know is named nowhere, until an event tells of it. */
export function unknownShop(entityId: string): PaidShop {
  return { entityId, sequence: -1, isNamed: false, name: '-', commercialName: '', department: unknownDepartment };
}
