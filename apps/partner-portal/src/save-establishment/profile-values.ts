import type { EstablishmentView } from '@alveole/contracts/establishment';
import { EstablishmentKind, shownActivity, type OpeningHours } from '@alveole/domain';
import { apeToDisplay, registerFromStored, rnaToDisplay, typedPhone } from '@alveole/validation';
import type { AccountValues } from '../establishment-form/account-fields.tsx';
import { choiceOf, emptyEstablishment, type EstablishmentValues } from '../establishment-form/establishment-values.ts';
import type { DocumentField, StoredFile } from '../establishment-form/section-schemas.ts';

/** The profile as it is edited. */
export interface ProfileValues extends EstablishmentValues, AccountValues, Record<DocumentField, StoredFile[]> {
  openingHours: OpeningHours;
}
export type ProfileField = keyof ProfileValues;

/** An establishment as its form begins. */
export function profileValues({ kind, profile, activity }: EstablishmentView): ProfileValues {
  const { training = {} } = profile;
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
    mobile: typedPhone(profile.mobile ?? ''),
    address: profile.address ?? '',
    postcode: profile.postcode ?? '',
    city: profile.city ?? '',
    phone: typedPhone(profile.phone ?? ''),
    website: profile.website ?? '',
    position: profile.position ?? null,
    activity: choiceOf(shownActivity(activity)),
    repairers: numberText(profile.repairers),
    repairsPerWeek: numberText(profile.repairsPerWeek),
    diplomas: [...(training.diplomas ?? [])],
    trainingDescription: training.description ?? '',
    pedagogy: training.pedagogy ?? '',
    trainers: numberText(training.trainers),
    weeklyHours: numberText(training.weeklyHours),
    attestsDiplomas: training.attestsDiplomas ?? false,
    attestsLegalDuties: training.attestsLegalDuties ?? false,
    followsSavoirRouler: training.followsSavoirRouler ?? false,
    iban: profile.iban ?? '',
    accountHolder: profile.accountHolder ?? '',
    bic: profile.bic ?? '',
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

const numberText = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','));
