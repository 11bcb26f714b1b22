import type { EstablishmentKind } from '@alveole/domain';
import { identifierToStored, profileFields, storedIdentifier } from '@alveole/validation';
import type { FieldRow } from '@alveole/validation';
import type { z } from 'zod';
import type { Profile, ProfileField } from './profile.ts';

const rows: Readonly<Partial<Record<ProfileField, FieldRow>>> = profileFields;

/** The rule of a field (`profileFields`); undefined where the wire's own is all there is. */
export function schemaOf(field: ProfileField, kind: EstablishmentKind): z.ZodType | undefined {
  return field === 'identifier' ? storedIdentifier(kind) : rows[field]?.schema;
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
