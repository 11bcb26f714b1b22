import { isAssociation, isBikeShop } from '@alveole/domain';
import type { EstablishmentKind, ProfileSection } from '@alveole/domain';
import { fieldRow, fieldsWhere, isPlain } from '@alveole/validation';
import type { FieldHolders, FieldRow, PlainFieldName, ProfileFieldName } from '@alveole/validation';
import type { EstablishmentValues } from './establishment-values.ts';
import type { AccountValues } from './plain-values.ts';
import { trainingFormNames } from './training-values.ts';

/** Sections whose fields the registration asks for, too. The week of opening hours has a form of its own. */
export type FormSection = Exclude<ProfileSection, 'identity' | 'documents' | 'opening-hours'>;

/** A field as a form of the portal holds it. */
export type FormField = keyof EstablishmentValues | keyof AccountValues;

/** The holders that the kind alone tells; who has a workshop or a school, the activity tells. */
const isHolder: Readonly<Partial<Record<FieldHolders, (kind: EstablishmentKind) => boolean>>> = {
  'bike-shops': isBikeShop,
  associations: isAssociation,
};

/** Whether an establishment of this kind has a field; every kind where none is given. */
export function isHeld({ holders }: FieldRow, kind: EstablishmentKind | undefined): boolean {
  if (holders === undefined || kind === undefined) return true;
  return isHolder[holders]?.(kind) ?? true;
}

/** Whether the forms of the portal offer a field: not what staff or role ALL write, nor what only staff is shown. */
export function isOnForm(name: ProfileFieldName): boolean {
  const { owner, isOffTheForm } = fieldRow(name);
  return owner === undefined && isOffTheForm === undefined;
}

/** The plain fields of a section that an establishment of this kind has. */
export function plainFieldsOf(section: FormSection, kind?: EstablishmentKind): readonly PlainFieldName[] {
  return fieldsWhere((row) => row.section === section && isHeld(row, kind)).filter(isPlain);
}

/** Fields that a form holds in several parts. */
const partsOf: Readonly<Partial<Record<ProfileFieldName, readonly FormField[]>>> = {
  identifier: ['siret', 'rna', 'registryDate', 'registryVolume', 'registryFolio'],
  training: trainingFormNames,
};

/** The fields of a section as a form holds them. */
export function formFieldsOf(section: FormSection): readonly FormField[] {
  const names = fieldsWhere((row) => row.section === section).filter(isOnForm);
  return names.flatMap((name) => partsOf[name] ?? [name as FormField]);
}
