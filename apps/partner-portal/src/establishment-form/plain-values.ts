import type { EstablishmentProfile } from '@alveole/contracts/establishment';
import { fieldRow, fieldsWhere, isPlain, typedPhone } from '@alveole/validation';
import type { PlainFieldName, PlainFieldsOf, PlainValue, ProfileFieldName } from '@alveole/validation';
import { z } from 'zod';

/** Fields of the account are apart: no draft keeps them where a script or the next person could read them. */
type AccountFieldName = PlainFieldsOf<'bank'>;
type DraftedFieldName = Exclude<PlainFieldName, AccountFieldName>;

/** What a form holds of plain fields while it is filled: texts as typed, nothing checked yet. */
export type PlainValues<Name extends PlainFieldName> = { [Field in Name]: PlainValue<Field> };

/** The account as it is typed. */
export type AccountValues = PlainValues<AccountFieldName>;

export const accountFieldNames = plainFieldNames(({ section }) => section === 'bank') as readonly AccountFieldName[];
export const draftedFieldNames = plainFieldNames(({ section }) => section !== 'bank') as readonly DraftedFieldName[];

function plainFieldNames(test: Parameters<typeof fieldsWhere>[0]): readonly PlainFieldName[] {
  return fieldsWhere(test).filter(isPlain);
}

const isBox = (name: ProfileFieldName) => fieldRow(name).input === 'box';

type Shape<Name extends PlainFieldName> = { [Field in Name]: z.ZodType<PlainValue<Field>, PlainValue<Field>> };

/** Plain fields as a draft keeps them. */
export function plainShape<Name extends PlainFieldName>(names: readonly Name[]): Shape<Name> {
  const shapes = names.map((name): [Name, z.ZodType] => [name, isBox(name) ? z.boolean() : z.string()]);
  return Object.fromEntries(shapes) as Shape<Name>;
}

/** Plain fields before anything is typed. */
export function emptyValues<Name extends PlainFieldName>(names: readonly Name[]): PlainValues<Name> {
  return storedValues(names, {});
}

/** Plain fields as they are stored, in the form in which they are typed. */
export function storedValues<Name extends PlainFieldName>(
  names: readonly Name[],
  profile: EstablishmentProfile,
): PlainValues<Name> {
  return Object.fromEntries(names.map((name) => [name, storedValue(name, profile[name])])) as PlainValues<Name>;
}

function storedValue(name: PlainFieldName, value: string | number | boolean | undefined): string | boolean {
  if (isBox(name)) return value === true;
  if (typeof value === 'number') return numberText(value);
  const text = typeof value === 'string' ? value : '';
  return fieldRow(name).input === 'phone' ? typedPhone(text) : text;
}

/** A figure as it is typed, with the comma of French. */
export const numberText = (value: number | undefined): string =>
  value === undefined ? '' : String(value).replace('.', ',');
