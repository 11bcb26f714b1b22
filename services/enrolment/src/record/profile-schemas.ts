import { defaultApeCode } from '@alveole/domain';
import type { EstablishmentKind } from '@alveole/domain';
import {
  accountHolder,
  address,
  bic,
  chain,
  city,
  commercialName,
  companyName,
  iban,
  identifierToStored,
  mail,
  mobile,
  openingHours,
  optionalApe,
  phone,
  postcode,
  productId,
  repairersOnSite,
  repairsPerWeek,
  representativeFirstName,
  representativeName,
  storedIdentifier,
  trainingProvider,
  website,
} from '@alveole/validation';
import { z } from 'zod';
import type { Profile, ProfileField } from './profile.ts';

/** The rules of what may be typed (`libs/validation`), by the field that they look at; the others travel as the wire has them. */
const schemas: Readonly<Partial<Record<ProfileField, z.ZodType>>> = {
  companyName,
  commercialName,
  retailer: chain,
  apeCode: z.union([z.literal(defaultApeCode), optionalApe]),
  lastName: representativeName,
  firstName: representativeFirstName,
  mail,
  mobile,
  address,
  postcode,
  city,
  phone,
  website,
  iban,
  accountHolder,
  bic,
  openingHours,
  repairers: repairersOnSite,
  repairsPerWeek,
  alveoleNumber: productId,
  training: trainingProvider,
};

/** The rule of a field; undefined where the wire's own is all there is. */
export function schemaOf(field: ProfileField, kind: EstablishmentKind): z.ZodType | undefined {
  return field === 'identifier' ? storedIdentifier(kind) : schemas[field];
}

/**
 * What a person typed, in its stored form: without outer blanks, an RNA with its five W, a site with its scheme. What
 * breaks its rule stays as it was typed, to be told.
 */
export function storedForm<T extends Profile>(kind: EstablishmentKind, typed: T): T {
  const { identifier } = typed;
  const stored = identifier === undefined ? typed : { ...typed, identifier: identifierToStored(kind, identifier) };
  const fields = Object.entries(stored).map(([field, value]) => {
    const read = schemaOf(field as ProfileField, kind)?.safeParse(value);
    return [field, read?.success === true ? read.data : value];
  });
  return Object.fromEntries(fields) as T;
}
