import { vatRates } from '@alveole/domain';
import type { OpeningHours } from '@alveole/domain';
import { anyIban, jsonOfText, weekShape } from '@alveole/validation';
import type { ProfileFieldName } from '@alveole/validation';
import { z } from 'zod';
import { internationalPhone, mail, siretOrRegister, text, zip } from '../values/primitives.ts';

/** A field of the profile as it travels: its name in `entity_data` and its shape. */
export interface WireRow {
  readonly name: string;
  readonly schema: z.ZodType;
}

/** Two fields travel otherwise: a position as its two coordinates, the lessons as a block of their own. */
export type NamedField = Exclude<ProfileFieldName, 'position' | 'training'>;

/** What a shop charges on its invoices. */
export const vatRate = z.enum(vatRates);

/** A number of people, repairs or hours. */
export const figure = z.number().min(0).max(10_000);

/**
 * How each field of the profile travels. What is typed, who writes it and what people read of it stands in `profileFields`
 * of the validation: calls load this table without those texts and rules.
 */
export const profileWire = {
  companyName: { name: 'raison_sociale', schema: text(200) },
  commercialName: { name: 'commercialname', schema: text(200) },
  /** In its stored form. */
  identifier: { name: 'siret', schema: siretOrRegister },
  isFubMember: { name: 'isAssoFub', schema: z.boolean() },
  retailer: { name: 'chaine', schema: text(80) },
  /** In its stored form, such as `4764Z`. */
  apeCode: { name: 'codeAPE', schema: z.string().regex(/^(\d{4}[A-Za-z]|Autre)?$/, 'Invalid characters') },
  alveoleNumber: { name: 'id_alveole', schema: text(5) },
  /** Written only where a SEPA transfer reaches it; read as it was stored. */
  iban: { name: 'iban', schema: anyIban },
  /** As the bank knows its holder; empty takes it away, and transfers carry the company's name then. */
  accountHolder: { name: 'account_holder', schema: text(140) },
  bic: { name: 'bic', schema: text(20) },
  /** What its invoices charge; absent where the shop has not said, and the campaign’s rate counts. */
  vatRate: { name: 'taux_tva', schema: vatRate },
  repairsPerWeek: { name: 'repairday', schema: figure },
  repairers: { name: 'repairman', schema: figure },
  hasPhone: { name: 'hasPhone', schema: z.boolean() },
  movedTo: { name: 'move_to', schema: text(200) },
  lastName: { name: 'name', schema: text(100) },
  firstName: { name: 'firstname', schema: text(100) },
  mail: { name: 'mail', schema: mail },
  mobile: { name: 'smartphone', schema: internationalPhone },
  phone: { name: 'telephone', schema: internationalPhone },
  address: { name: 'adresse', schema: text(300) },
  postcode: { name: 'zip', schema: zip },
  city: { name: 'city', schema: text(120) },
  isOffMap: { name: 'no_map', schema: z.boolean() },
  website: { name: 'website', schema: text(300) },
  openingHours: { name: 'horaires_ouverture', schema: z.preprocess(jsonOfText, weekShape) },
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
