import type { EstablishmentView } from '@alveole/contracts/establishment';

/** How an establishment is named to staff. */
export function establishmentName({ profile, entityId }: EstablishmentView): string {
  return profile.commercialName || profile.companyName || entityId;
}
