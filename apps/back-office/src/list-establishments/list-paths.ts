import { EstablishmentKind } from '@alveole/domain';

/** The list from which a file of a kind comes. */
export const listPaths: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: '/admin/backend/entreprises',
  [EstablishmentKind.association]: '/admin/backend/associations_hors_moselle',
  [EstablishmentKind.alsaceMoselleAssociation]: '/admin/backend/associations_moselle',
  [EstablishmentKind.localAuthority]: '/admin/backend/collectivites',
};
