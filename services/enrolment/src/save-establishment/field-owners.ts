import type { EntityData } from '@alveole/contracts';
import type { ProfileSection } from '@alveole/domain';

export type Field = keyof EntityData;

/**
 * Who may write a field: a section of the profile opens by status; `acceptance` is the partner's word on the conditions;
 * `assignment`, `review` and `staff` are the back office's; `mail` is role ALL's; `server` is nobody's.
 */
export type FieldOwner = ProfileSection | 'acceptance' | 'assignment' | 'review' | 'staff' | 'mail' | 'server';

export const fieldOwners: Readonly<Record<Field, FieldOwner>> = {
  raison_sociale: 'company',
  commercialname: 'company',
  siret: 'company',
  codeAPE: 'company',
  chaine: 'company',
  isAssoFub: 'company',
  name: 'representative',
  firstname: 'representative',
  smartphone: 'representative',
  documents: 'documents',
  adresse: 'address',
  zip: 'address',
  city: 'address',
  latitude: 'address',
  longitude: 'address',
  telephone: 'address',
  website: 'address',
  no_map: 'address',
  iban: 'bank',
  horaires_ouverture: 'opening-hours',
  activity: 'activity',
  repairday: 'activity',
  repairman: 'activity',
  hasPhone: 'activity',
  cgsAccept: 'acceptance',
  cgsAcceptDate: 'acceptance',
  cguAccept: 'acceptance',
  cguAcceptDate: 'acceptance',
  operateur_id: 'assignment',
  operateur_name: 'assignment',
  motif: 'review',
  id_alveole: 'staff',
  move_to: 'staff',
  mail: 'mail',
  motif_history: 'server',
  modify_by: 'server',
  legalStatut: 'server',
  asso_type: 'server',
  gender: 'server',
};
