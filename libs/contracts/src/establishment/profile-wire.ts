import type { OpeningHours } from '@alveole/domain';
import { anyIban, jsonOfText, weekShape } from '@alveole/validation';
import type { ProfileFieldName } from '@alveole/validation';
import { z } from 'zod';
import { internationalPhone, mail, siretOrRegister, text, zip } from '../values/primitives.ts';

/** A field of the profile as it travels: its name in `entity_data`, its shape, and what the documents say of it. */
export interface WireRow {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly meaning: string;
}

/** Two fields travel otherwise: a position as its two coordinates, the lessons as a block of their own. */
export type NamedField = Exclude<ProfileFieldName, 'position' | 'training'>;

/** A number of people, repairs or hours. */
export const figure = z.number().min(0).max(10_000);

/**
 * How each field of the profile travels. What is typed, who writes it and what people read of it stands in `profileFields`
 * of the validation: calls load this table without those texts and rules.
 */
export const profileWire = {
  companyName: { name: 'raison_sociale', schema: text(200), meaning: 'Company name' },
  commercialName: { name: 'commercialname', schema: text(200), meaning: 'Trade name' },
  /** In its stored form. */
  identifier: {
    name: 'siret',
    schema: siretOrRegister,
    meaning: 'SIRET (14 digits), RNA with its five W, or register entry of an Alsace-Moselle association',
  },
  isFubMember: { name: 'isAssoFub', schema: z.boolean(), meaning: 'True for a member of the cycling federation' },
  retailer: {
    name: 'chaine',
    schema: text(80),
    meaning: 'Chain of shops that a bike shop belongs to, of the list, or « Autre »',
  },
  /** In its stored form, such as `4764Z`. */
  apeCode: {
    name: 'codeAPE',
    schema: z.string().regex(/^(\d{4}[A-Za-z]|Autre)?$/, 'Invalid characters'),
    meaning: 'Kept as 0000z where none is told',
  },
  alveoleNumber: {
    name: 'id_alveole',
    schema: text(5),
    meaning: 'Number of the establishment with the programme, at most 5 characters',
  },
  /** Written only where a SEPA transfer reaches it; read as it was stored. */
  iban: { name: 'iban', schema: anyIban, meaning: 'IBAN of the account that is paid, without spaces' },
  /** As the bank knows its holder; empty takes it away, and transfers carry the company's name then. */
  accountHolder: {
    name: 'account_holder',
    schema: text(140),
    meaning: 'Name of the holder of the account, which the transfer carries',
  },
  bic: {
    name: 'bic',
    schema: text(20),
    meaning: 'BIC of the bank of the account; asked for outside the European Economic Area',
  },
  repairsPerWeek: { name: 'repairday', schema: figure, meaning: 'Average number of repairs a week' },
  repairers: { name: 'repairman', schema: figure, meaning: 'Number of repairers on site' },
  hasPhone: { name: 'hasPhone', schema: z.boolean(), meaning: 'True when the establishment can be phoned' },
  movedTo: { name: 'move_to', schema: text(200), meaning: 'Where the establishment has moved to' },
  lastName: { name: 'name', schema: text(100), meaning: 'Name of the legal representative' },
  firstName: { name: 'firstname', schema: text(100), meaning: 'First name of the legal representative' },
  mail: { name: 'mail', schema: mail, meaning: 'Mail address, without accents' },
  mobile: {
    name: 'smartphone',
    schema: internationalPhone,
    meaning: 'Mobile of the legal representative, in international form',
  },
  phone: {
    name: 'telephone',
    schema: internationalPhone,
    meaning: 'Phone of the establishment, in international form',
  },
  address: { name: 'adresse', schema: text(300), meaning: 'Street and number of the establishment' },
  postcode: { name: 'zip', schema: zip, meaning: 'French postcode, 5 digits' },
  city: { name: 'city', schema: text(120), meaning: 'Name of the town' },
  isOffMap: { name: 'no_map', schema: z.boolean(), meaning: 'True keeps the establishment off the map' },
  website: { name: 'website', schema: text(300), meaning: 'Web address of the establishment' },
  openingHours: {
    name: 'horaires_ouverture',
    schema: z.preprocess(jsonOfText, weekShape),
    meaning: 'Also taken as JSON text; answered as an object',
  },
} as const satisfies Readonly<Record<NamedField, WireRow>>;

type Rows = typeof profileWire;

/** The fields that travel by one name each; everything is optional. */
export type NamedProfile = {
  readonly [Field in Exclude<NamedField, 'openingHours'>]?: z.output<Rows[Field]['schema']>;
} & {
  readonly openingHours?: OpeningHours;
};

type WireTable = Readonly<Record<string, WireRow>>;
type ShapeOf<Table extends WireTable> = {
  [Field in keyof Table as Table[Field]['name']]: z.ZodOptional<Table[Field]['schema']>;
};

/** The fields of a table as a schema has them, each optional. */
export function shapeOf<Table extends WireTable>(table: Table): ShapeOf<Table> {
  return Object.fromEntries(
    Object.values(table).map(({ name, schema }) => [name, schema.optional()]),
  ) as ShapeOf<Table>;
}

type NamesOf<Table extends WireTable> = { readonly [Field in keyof Table]: Table[Field]['name'] };

/** Each field of a table by its name on the wire. */
export function wireNamesOf<Table extends WireTable>(table: Table): NamesOf<Table> {
  return Object.fromEntries(Object.entries(table).map(([field, { name }]) => [field, name])) as NamesOf<Table>;
}

/** Each field of a profile by its name on the wire. */
export const profileWireNames = wireNamesOf(profileWire);
