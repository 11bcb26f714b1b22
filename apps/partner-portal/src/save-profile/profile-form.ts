import type { EstablishmentChanges, EstablishmentDocument, EstablishmentView } from '@alveole/contracts';
import {
  EstablishmentKind,
  editableSections,
  shownActivity,
  type ActivityKind,
  type OpeningHours,
  type ProfileSection,
} from '@alveole/domain';
import type { UploadedFile } from '@alveole/ui';
import { apeToDisplay, iban, messages, openingHours, registerFromStored, rnaToDisplay } from '@alveole/validation';
import { z } from 'zod';
import {
  activityChoice,
  choiceOf,
  choosesWorkshop,
  chosenKind,
  emptyEstablishment,
  type ActivityChoice,
  type EstablishmentValues,
} from '../establishment-form/establishment-values.ts';
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
  openingHours: OpeningHours;
  /** Files that replace stored ones. */
  kbis: UploadedFile<EstablishmentDocument>[];
  identity: UploadedFile<EstablishmentDocument>[];
  rib: UploadedFile<EstablishmentDocument>[];
}

/** An establishment as its form begins. */
export function profileValues({ kind, profile, activity }: EstablishmentView): ProfileValues {
  return {
    ...emptyEstablishment,
    companyName: profile.companyName ?? '',
    commercialName: profile.commercialName ?? '',
    ...identifierOfKind[kind](profile.identifier ?? ''),
    apeCode: apeToDisplay(profile.apeCode ?? ''),
    retailer: profile.retailer ?? null,
    isFubMember: profile.isFubMember ?? false,
    lastName: profile.lastName ?? '',
    firstName: profile.firstName ?? '',
    mobile: national(profile.mobile),
    address: profile.address ?? '',
    postcode: profile.postcode ?? '',
    city: profile.city ?? '',
    phone: national(profile.phone),
    website: profile.website ?? '',
    position: profile.position ?? null,
    activity: choiceOf(shownActivity(activity)),
    repairers: numberText(profile.repairers),
    repairsPerWeek: numberText(profile.repairsPerWeek),
    iban: profile.iban ?? '',
    openingHours: profile.openingHours ?? {},
    kbis: [],
    identity: [],
    rib: [],
  };
}

const identifierOfKind: Readonly<Record<EstablishmentKind, (stored: string) => Partial<EstablishmentValues>>> = {
  [EstablishmentKind.bikeShop]: (siret) => ({ siret }),
  [EstablishmentKind.association]: (stored) => ({ rna: stored.startsWith('WWWWW') ? rnaToDisplay(stored) : stored }),
  [EstablishmentKind.alsaceMoselleAssociation]: (stored) => {
    const entry = registerFromStored(stored);
    return entry ? { registryDate: entry.date, registryVolume: entry.volume, registryFolio: entry.folio } : {};
  },
  [EstablishmentKind.localAuthority]: (siret) => ({ siret }),
};

/** As people type it: 0612345678. */
const national = (stored = '') => stored.replace(/^\+33/, '0');
const numberText = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','));

/** A known account may be changed, not taken away: refunds need it. */
const knownBank: SectionSchema = z.object({ iban });
const firstBank: SectionSchema = z.object({
  iban: z.union([z.literal('').transform(() => undefined), iban], messages.iban),
});
const hours: SectionSchema = z.object({ openingHours });
/** A wish travels only when it is another activity than the one shown. */
const wishOtherThan = (shown: ActivityKind): SectionSchema =>
  z
    .object({ activity: activityChoice })
    .transform(({ activity }) => chosenKind(activity))
    .transform((wished) => (wished === shown ? {} : { activity: { request: { gender: wished } } }));
const nothing: SectionSchema = z.unknown().transform(() => ({}));

const files = z.custom<readonly UploadedFile<EstablishmentDocument>[]>(Array.isArray);
/** Only new files travel; the others stay as they are. */
const documents: SectionSchema = z
  .object({ kbis: files, identity: files, rib: files })
  .transform(({ kbis, identity, rib }) => {
    const added = [...kbis, ...identity, ...rib].map(({ result }) => result);
    return added.length === 0 ? {} : { documents: added };
  });

/** The rules of what may be edited at the establishment's status; what is closed is neither checked nor sent. */
export function profileSchema(
  { status, kind, profile, activity: current }: EstablishmentView,
  activity: ActivityChoice,
): z.ZodType<EstablishmentChanges, ProfileValues> {
  const isWorkshop = choosesWorkshop(activity);
  const wish = wishOtherThan(shownActivity(current));
  const schemas: Readonly<Record<ProfileSection, SectionSchema>> = {
    company: companySchema(kind, isWorkshop),
    representative: representativeSchema,
    documents: nothing,
    address: addressSchema,
    bank: profile.iban === undefined ? firstBank : knownBank,
    'opening-hours': hours,
    activity: isWorkshop ? both([wish, workshopSchema]) : wish,
    training: nothing,
  };
  const all = both([documents, ...editableSections(status).map((section) => schemas[section])]);
  // Each section takes its part of the values, whatever else stands beside it.
  return all as z.ZodType<EstablishmentChanges, ProfileValues>;
}
