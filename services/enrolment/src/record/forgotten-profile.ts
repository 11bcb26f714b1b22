import type { Profile } from './profile.ts';

/** What an establishment keeps of its profile once its people are forgotten: the company, where it was and what it accepted. */
const companyFields = [
  'companyName',
  'commercialName',
  'identifier',
  'apeCode',
  'legalForm',
  'associationType',
  'retailer',
  'isFubMember',
  'alveoleNumber',
  'address',
  'postcode',
  'city',
  'latitude',
  'longitude',
  'vatRate',
  'activity',
  'conditionsAccepted',
  'conditionsAcceptedAt',
  'conditionsVersion',
  'termsAccepted',
  'termsAcceptedAt',
  'termsVersion',
] as const satisfies readonly (keyof Profile)[];

const staying: ReadonlySet<string> = new Set(companyFields);

/** A profile without its people, their account, their documents and what was written about them. */
export function forgottenProfile(profile: Profile): Profile {
  return Object.fromEntries(Object.entries(profile).filter(([field]) => staying.has(field)));
}
