import type { ProfileSection } from '@alveole/domain';
import type { FieldRow } from './field-row.ts';
import { workshopFields } from './activity.ts';
import { addressFields } from './address.ts';
import { bankFields } from './bank.ts';
import { companyFields } from './company.ts';
import { hoursFields } from './opening-hours.ts';
import { representativeFields } from './representative.ts';
import { schoolFields } from './training.ts';

/**
 * The profile of an establishment, a row for each field, in the order of the forms. How a field travels stands beside it in
 * `profileWire` of the contracts: every call loads that one, forms and services alone load this one.
 */
export const profileFields = {
  ...companyFields,
  ...representativeFields,
  ...addressFields,
  ...workshopFields,
  ...hoursFields,
  ...bankFields,
  ...schoolFields,
} as const;

type Rows = typeof profileFields;
export type ProfileFieldName = keyof Rows;

const rows: Readonly<Record<ProfileFieldName, FieldRow>> = profileFields;

/** Every field, in the order of the forms. */
export const profileFieldNames = Object.keys(rows) as readonly ProfileFieldName[];

/** The row of a field. */
export function fieldRow(name: ProfileFieldName): FieldRow {
  return rows[name];
}

/** The fields whose rows look so, such as those of one section, in the order of the forms. */
export function fieldsWhere(test: (row: FieldRow) => boolean): readonly ProfileFieldName[] {
  return profileFieldNames.filter((name) => test(rows[name]));
}

/** Fields that the establishment's own forms offer and that stand in one of the inputs of every screen. */
export type PlainFieldName = {
  [Name in ProfileFieldName]: Rows[Name] extends { input: 'own' } | { owner: string } | { isOffTheForm: true }
    ? never
    : Name;
}[ProfileFieldName];

/** Whether the establishment's own forms offer the field in one of the inputs of every screen. */
export function isPlain(name: ProfileFieldName): name is PlainFieldName {
  const { input, owner, isOffTheForm } = rows[name];
  return input !== 'own' && owner === undefined && isOffTheForm === undefined;
}

/** What a form holds of a plain field while it is filled: a tick, else a text. */
export type PlainValue<Name extends PlainFieldName> = Rows[Name] extends { input: 'box' } ? boolean : string;

/** The plain fields of a section. */
export type PlainFieldsOf<Section extends ProfileSection> = {
  [Name in PlainFieldName]: Rows[Name]['section'] extends Section ? Name : never;
}[PlainFieldName];
