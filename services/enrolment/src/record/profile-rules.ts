import { appError } from '@alveole/contracts';
import { openingHoursFaults } from '@alveole/domain';
import type { EstablishmentKind } from '@alveole/domain';
import { isMobile, normaliseMail, storedIdentifier, website } from '@alveole/validation';
import { wireNameOf } from '../wire/profile-wire.ts';
import type { Profile, ProfileField } from './profile.ts';

/** What every establishment must tell; a bike shop names its chain too. */
const requiredFields: readonly ProfileField[] = [
  'companyName',
  'commercialName',
  'identifier',
  'lastName',
  'firstName',
  'mail',
  'mobile',
  'phone',
  'address',
  'postcode',
  'city',
  'latitude',
  'longitude',
];
const requiredByKind: Readonly<Record<EstablishmentKind, readonly ProfileField[]>> = {
  0: [...requiredFields, 'retailer'],
  1: requiredFields,
  2: requiredFields,
  3: requiredFields,
};

/** Rules that a field's schema alone cannot tell; each answers the wire's reason. */
const rules: Readonly<
  Partial<Record<ProfileField, (profile: Profile, kind: EstablishmentKind) => string | undefined>>
> = {
  identifier: ({ identifier }, kind) =>
    storedIdentifier(kind).safeParse(identifier).success ? undefined : 'Invalid siret',
  mobile: ({ mobile = '' }) => (isMobile(mobile) ? undefined : 'Invalid phone'),
  website: ({ website: site }) => (website.safeParse(site).success ? undefined : 'Invalid url'),
  openingHours: ({ openingHours = {} }) =>
    openingHoursFaults(openingHours).length === 0 ? undefined : 'Invalid opening hours',
};

/**
 * Checks what was written of a profile: nothing required is left empty, each written field follows its rule.
 * Throws `ValidationException` with the wire's message for every fault at once.
 */
export function checkProfile(kind: EstablishmentKind, profile: Profile, written: readonly ProfileField[]): void {
  const missing = requiredByKind[kind].filter((field) => written.includes(field) && isEmpty(profile[field]));
  const invalid = written.filter((field) => !isEmpty(profile[field])).flatMap((field) => faultOf(field, profile, kind));
  const faults = [
    ...missing.map((field) => `entity_data.${wireNameOf(field)} (MISSING): Field is required`),
    ...invalid,
  ];
  if (faults.length > 0) throw appError('ValidationException', faults.join(', '));
}

/** The fields of which a new registration must bring each. */
export function fieldsToRegister(kind: EstablishmentKind): readonly ProfileField[] {
  return requiredByKind[kind];
}

/** The stored form of what a person typed: a site's address has its scheme, a mail is lower case, what is undefined does not stand there. */
export function normalised(profile: Profile): Profile {
  const read = website.safeParse(profile.website);
  const stored = {
    ...profile,
    mail: profile.mail === undefined ? undefined : normaliseMail(profile.mail),
    website: read.success ? read.data : profile.website,
  };
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined));
}

function faultOf(field: ProfileField, profile: Profile, kind: EstablishmentKind): string[] {
  const reason = rules[field]?.(profile, kind);
  return reason === undefined ? [] : [`entity_data.${wireNameOf(field)} (INVALID): ${reason}`];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}
