import type { Entity, EntityData } from '@alveole/contracts';
import type { Role } from '@alveole/domain';
import {
  address,
  ape,
  apeToDisplay,
  chain,
  city,
  commercialName,
  companyName,
  displayPhone,
  mail,
  mobile,
  phone,
  postcode,
  representativeFirstName,
  representativeName,
  siret,
  website,
} from '@alveole/validation';
import { z } from 'zod';
import { kindOf } from './establishment-file.ts';

export type ModifiedField = Extract<
  keyof EntityData,
  | 'raison_sociale'
  | 'commercialname'
  | 'siret'
  | 'codeAPE'
  | 'chaine'
  | 'name'
  | 'firstname'
  | 'mail'
  | 'smartphone'
  | 'adresse'
  | 'zip'
  | 'city'
  | 'telephone'
  | 'website'
>;

export interface ModifyField {
  readonly name: ModifiedField;
  readonly label: string;
  readonly schema: z.ZodType<string, string>;
  readonly show?: (stored: string) => string;
  readonly type?: 'email' | 'tel' | 'url';
}

const company: readonly ModifyField[] = [
  { name: 'raison_sociale', label: 'Raison sociale', schema: companyName },
  { name: 'commercialname', label: 'Dénomination commerciale', schema: commercialName },
];
const siretField: ModifyField = { name: 'siret', label: 'SIRET', schema: siret };
const chainField: ModifyField = { name: 'chaine', label: 'Enseigne', schema: chain };
const mailField: ModifyField = { name: 'mail', label: 'Email', schema: mail, type: 'email' };
const apeField: ModifyField = { name: 'codeAPE', label: 'Code APE', schema: ape, show: apeToDisplay };
const people: readonly ModifyField[] = [
  { name: 'name', label: 'Nom du représentant', schema: representativeName },
  { name: 'firstname', label: 'Prénom du représentant', schema: representativeFirstName },
  { name: 'smartphone', label: 'Mobile du représentant', schema: mobile, show: displayPhone, type: 'tel' },
];
const place: readonly ModifyField[] = [
  { name: 'adresse', label: 'Adresse', schema: address },
  { name: 'zip', label: 'Code postal', schema: postcode },
  { name: 'city', label: 'Ville', schema: city },
  { name: 'telephone', label: 'Téléphone', schema: phone, show: displayPhone, type: 'tel' },
  { name: 'website', label: 'Site internet', schema: website, type: 'url' },
];

/** The fields that this person may mend: the mail is role ALL's, the SIRET stands on companies and local authorities only. */
export function modifyFields(entity: Entity, role: Role): readonly ModifyField[] {
  const kind = kindOf(entity);
  return [
    ...company,
    ...(kind === 0 || kind === 3 ? [siretField] : []),
    apeField,
    ...(kind === 0 ? [chainField] : []),
    ...people,
    ...(role === 'ALL' ? [mailField] : []),
    ...place,
  ];
}

export type ModifyValues = Record<string, string>;

/** What the fields show at first. */
export function shownValues(fields: readonly ModifyField[], { entity_data }: Entity): ModifyValues {
  return Object.fromEntries(fields.map(({ name, show = same }) => [name, show(entity_data[name] ?? '')]));
}

/** Checks what was changed; what an older file lacks does not stand in the way of mending the rest. */
export function modifySchema(fields: readonly ModifyField[], shown: ModifyValues) {
  return z.object(
    Object.fromEntries(
      fields.map(({ name, schema }) => [
        name,
        z.string().superRefine((typed, context) => {
          const parsed = typed === shown[name] ? undefined : schema.safeParse(typed);
          if (parsed?.success === false)
            context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? '' });
        }),
      ]),
    ),
  );
}

/** The fields that were changed, in their stored form. */
export function modifiedData(fields: readonly ModifyField[], shown: ModifyValues, typed: ModifyValues): EntityData {
  const changed = fields.filter(({ name }) => typed[name] !== shown[name]);
  return Object.fromEntries(changed.map(({ name, schema }) => [name, schema.parse(typed[name] ?? '')]));
}

const same = (text: string): string => text;
