import type { EstablishmentProfile, EstablishmentView } from '@alveole/contracts';
import { isBikeShop, isLocalAuthority } from '@alveole/domain';
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

export type ModifiedField = Extract<
  keyof EstablishmentProfile,
  | 'companyName'
  | 'commercialName'
  | 'identifier'
  | 'apeCode'
  | 'retailer'
  | 'lastName'
  | 'firstName'
  | 'mail'
  | 'mobile'
  | 'address'
  | 'postcode'
  | 'city'
  | 'phone'
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
  { name: 'companyName', label: 'Raison sociale', schema: companyName },
  { name: 'commercialName', label: 'Dénomination commerciale', schema: commercialName },
];
const siretField: ModifyField = { name: 'identifier', label: 'SIRET', schema: siret };
const chainField: ModifyField = { name: 'retailer', label: 'Enseigne', schema: chain };
const mailField: ModifyField = { name: 'mail', label: 'Email', schema: mail, type: 'email' };
const apeField: ModifyField = { name: 'apeCode', label: 'Code APE', schema: ape, show: apeToDisplay };
const people: readonly ModifyField[] = [
  { name: 'lastName', label: 'Nom du représentant', schema: representativeName },
  { name: 'firstName', label: 'Prénom du représentant', schema: representativeFirstName },
  { name: 'mobile', label: 'Mobile du représentant', schema: mobile, show: displayPhone, type: 'tel' },
];
const location: readonly ModifyField[] = [
  { name: 'address', label: 'Adresse', schema: address },
  { name: 'postcode', label: 'Code postal', schema: postcode },
  { name: 'city', label: 'Ville', schema: city },
  { name: 'phone', label: 'Téléphone', schema: phone, show: displayPhone, type: 'tel' },
  { name: 'website', label: 'Site internet', schema: website, type: 'url' },
];

/** The fields that this person may mend: the mail is role ALL's, the SIRET stands on companies and local authorities only. */
export function modifyFields({ kind }: EstablishmentView, role: Role): readonly ModifyField[] {
  return [
    ...company,
    ...(isBikeShop(kind) || isLocalAuthority(kind) ? [siretField] : []),
    apeField,
    ...(isBikeShop(kind) ? [chainField] : []),
    ...people,
    ...(role === 'ALL' ? [mailField] : []),
    ...location,
  ];
}

export type ModifyValues = Record<string, string>;

/** What the fields show at first. */
export function shownValues(fields: readonly ModifyField[], { profile }: EstablishmentView): ModifyValues {
  return Object.fromEntries(fields.map(({ name, show = same }) => [name, show(profile[name] ?? '')]));
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
export function modifiedFields(
  fields: readonly ModifyField[],
  shown: ModifyValues,
  typed: ModifyValues,
): EstablishmentProfile {
  const changed = fields.filter(({ name }) => typed[name] !== shown[name]);
  return Object.fromEntries(changed.map(({ name, schema }) => [name, schema.parse(typed[name] ?? '')]));
}

const same = (text: string): string => text;
