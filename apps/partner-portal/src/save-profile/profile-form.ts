import type { Entity, EntityData } from '@alveole/contracts';
import {
  editableSections,
  shownActivity,
  type EstablishmentKind,
  type OpeningHours,
  type ProfileSection,
} from '@alveole/domain';
import type { UploadedFile } from '@alveole/ui';
import { apeToDisplay, iban, messages, openingHours, registerFromStored, rnaToDisplay } from '@alveole/validation';
import { z } from 'zod';
import { activityOfWire } from '../establishment-form/activity-of-wire.ts';
import type { EntityDocument } from '../establishment-form/document-labels.ts';
import { emptyEstablishment, type EstablishmentValues } from '../establishment-form/establishment-values.ts';
import {
  addressSchema,
  both,
  companySchema,
  representativeSchema,
  workshopSchema,
  type SectionSchema,
} from '../establishment-form/section-schemas.ts';

/** The profile as it is edited. */
export interface ProfileValues extends EstablishmentValues {
  iban: string;
  hours: OpeningHours;
  /** Files that take the place of stored ones. */
  kbis: UploadedFile<EntityDocument>[];
  identity: UploadedFile<EntityDocument>[];
  rib: UploadedFile<EntityDocument>[];
}

export type ProfileChanges = Partial<EntityData>;

/** An establishment as its form begins. */
export function profileValues({ entity_data: data }: Entity, kind: EstablishmentKind): ProfileValues {
  const { latitude, longitude } = data;
  return {
    ...emptyEstablishment,
    company: data.raison_sociale ?? '',
    commercialName: data.commercialname ?? '',
    ...identifierValues(kind, data.siret ?? ''),
    ape: apeToDisplay(data.codeAPE ?? ''),
    chain: data.chaine ?? null,
    isFubMember: data.isAssoFub ?? false,
    lastName: data.name ?? '',
    firstName: data.firstname ?? '',
    mobile: national(data.smartphone),
    address: data.adresse ?? '',
    postcode: data.zip ?? '',
    city: data.city ?? '',
    phone: national(data.telephone),
    website: data.website ?? '',
    position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    activity: shownValue(data),
    repairers: numberText(data.repairman),
    repairsPerWeek: numberText(data.repairday),
    iban: data.iban ?? '',
    hours: data.horaires_ouverture ?? {},
    kbis: [],
    identity: [],
    rib: [],
  };
}

const identifierOfKind: Readonly<Record<EstablishmentKind, (stored: string) => Partial<EstablishmentValues>>> = {
  0: (siret) => ({ siret }),
  1: (stored) => ({ rna: stored.startsWith('WWWWW') ? rnaToDisplay(stored) : stored }),
  2: (stored) => {
    const entry = registerFromStored(stored);
    return entry ? { registryDate: entry.date, registryVolume: entry.volume, registryFolio: entry.folio } : {};
  },
  3: (siret) => ({ siret }),
};

const shownValue = ({ activity }: EntityData) => `${shownActivity(activityOfWire(activity))}` as const;
const identifierValues = (kind: EstablishmentKind, stored: string) => identifierOfKind[kind](stored);
/** As people type it: 0612345678. */
const national = (stored = '') => stored.replace(/^\+33/, '0');
const numberText = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','));

/** A known account may be changed, not taken away: refunds need it. */
const knownBank: SectionSchema = z.object({ iban });
const firstBank: SectionSchema = z.object({
  iban: z.union([z.literal('').transform(() => undefined), iban], messages.iban),
});
const hours: SectionSchema = z
  .object({ hours: openingHours })
  .transform((typed) => ({ horaires_ouverture: typed.hours as EntityData['horaires_ouverture'] }));
/** A wish travels only when it is another activity than the one shown. */
const wishOtherThan = (shown: string): SectionSchema =>
  z
    .object({ activity: z.enum(['0', '1', '2']) })
    .transform(({ activity }) => (activity === shown ? {} : { activity: { request: { gender: Number(activity) } } }));
const nothing: SectionSchema = z.unknown().transform(() => ({}));

const files = z.custom<readonly UploadedFile<EntityDocument>[]>(Array.isArray);
/** Only new files travel; the others stay as they are. */
const documents: SectionSchema = z
  .object({ kbis: files, identity: files, rib: files })
  .transform(({ kbis, identity, rib }) => {
    const added = [...kbis, ...identity, ...rib].map(({ result }) => result);
    return added.length === 0 ? {} : { documents: added };
  });

/** The rules of what may be edited at the establishment's status; what is closed is neither checked nor sent. */
export function profileSchema(
  { status, entity_data }: Entity,
  kind: EstablishmentKind,
  activity: EstablishmentValues['activity'],
): z.ZodType<ProfileChanges, ProfileValues> {
  const isWorkshop = activity !== '1';
  const wish = wishOtherThan(shownValue(entity_data));
  const schemas: Readonly<Record<ProfileSection, SectionSchema>> = {
    company: companySchema(kind, isWorkshop),
    representative: representativeSchema,
    documents: nothing,
    address: addressSchema,
    bank: entity_data.iban === undefined ? firstBank : knownBank,
    'opening-hours': hours,
    activity: isWorkshop ? both([wish, workshopSchema]) : wish,
    training: nothing,
  };
  const all = both([documents, ...editableSections(status).map((section) => schemas[section])]);
  // Each section takes its part of the values, whatever else stands beside it.
  return all as z.ZodType<ProfileChanges, ProfileValues>;
}
