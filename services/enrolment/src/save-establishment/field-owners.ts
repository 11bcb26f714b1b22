import type { ProfileSection } from '@alveole/domain';
import { fieldRow, profileFieldNames } from '@alveole/validation';
import type { ProfileFieldName } from '@alveole/validation';
import { partsOf } from '../record/profile.ts';
import type { Field } from '../record/profile.ts';

/**
 * Who may write a field: a section of the profile opens by status; `acceptance` is the partner's word on the conditions;
 * `assignment`, `review` and `staff` are the back office's; `mail` is role ALL's; `server` is nobody's.
 */
export type FieldOwner = ProfileSection | 'acceptance' | 'assignment' | 'review' | 'staff' | 'mail' | 'server';

type Position = 'latitude' | 'longitude';

/** Of the fields that no form of the profile has. */
const ownersBesides: Readonly<Record<Exclude<Field, ProfileFieldName | Position>, FieldOwner>> = {
  documents: 'documents',
  activity: 'activity',
  conditionsAccepted: 'acceptance',
  conditionsAcceptedAt: 'acceptance',
  conditionsVersion: 'acceptance',
  termsVersion: 'server',
  termsAccepted: 'acceptance',
  termsAcceptedAt: 'acceptance',
  assignee: 'assignment',
  operatorName: 'assignment',
  refusal: 'review',
  refusals: 'server',
  modifiedBy: 'server',
  conditionsAnsweredBy: 'server',
  legalForm: 'server',
  associationType: 'server',
  kind: 'server',
};

const profileOwners = profileFieldNames.flatMap((name) => {
  const { owner, section } = fieldRow(name);
  return partsOf(name).map((field): [Field, FieldOwner] => [field, owner ?? section]);
});

export const fieldOwners = { ...ownersBesides, ...Object.fromEntries(profileOwners) } as Readonly<
  Record<Field, FieldOwner>
>;
