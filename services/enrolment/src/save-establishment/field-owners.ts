import type { ProfileSection } from '@alveole/domain';
import type { Field } from '../record/profile.ts';

/**
 * Who may write a field: a section of the profile opens by status; `acceptance` is the partner's word on the conditions;
 * `assignment`, `review` and `staff` are the back office's; `mail` is role ALL's; `server` is nobody's.
 */
export type FieldOwner = ProfileSection | 'acceptance' | 'assignment' | 'review' | 'staff' | 'mail' | 'server';

export const fieldOwners: Readonly<Record<Field, FieldOwner>> = {
  companyName: 'company',
  commercialName: 'company',
  identifier: 'company',
  apeCode: 'company',
  retailer: 'company',
  isFubMember: 'company',
  lastName: 'representative',
  firstName: 'representative',
  mobile: 'representative',
  documents: 'documents',
  address: 'address',
  postcode: 'address',
  city: 'address',
  latitude: 'address',
  longitude: 'address',
  phone: 'address',
  website: 'address',
  isOffMap: 'address',
  iban: 'bank',
  accountHolder: 'bank',
  bic: 'bank',
  openingHours: 'opening-hours',
  activity: 'activity',
  repairsPerWeek: 'activity',
  repairers: 'activity',
  hasPhone: 'activity',
  training: 'training',
  conditionsAccepted: 'acceptance',
  conditionsAcceptedAt: 'acceptance',
  termsAccepted: 'acceptance',
  termsAcceptedAt: 'acceptance',
  assignee: 'assignment',
  operatorName: 'assignment',
  refusal: 'review',
  alveoleNumber: 'staff',
  movedTo: 'staff',
  mail: 'mail',
  refusals: 'server',
  modifiedBy: 'server',
  conditionsAnsweredBy: 'server',
  legalForm: 'server',
  associationType: 'server',
  kind: 'server',
};
