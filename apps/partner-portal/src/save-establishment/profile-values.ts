import type { EstablishmentView } from '@alveole/contracts/establishment';
import { EstablishmentKind, shownActivity, type OpeningHours } from '@alveole/domain';
import { apeToDisplay, registerFromStored, rnaToDisplay } from '@alveole/validation';
import { choiceOf, emptyEstablishment, type EstablishmentValues } from '../establishment-form/establishment-values.ts';
import {
  accountFieldNames,
  draftedFieldNames,
  storedValues,
  type AccountValues,
} from '../establishment-form/plain-values.ts';
import type { DocumentField, StoredFile } from '../establishment-form/section-schemas.ts';
import { trainingValues } from '../establishment-form/training-values.ts';

/** The profile as it is edited. */
export interface ProfileValues extends EstablishmentValues, AccountValues, Record<DocumentField, StoredFile[]> {
  openingHours: OpeningHours;
}
export type ProfileField = keyof ProfileValues;

/** An establishment as its form begins. */
export function profileValues({ kind, profile, activity }: EstablishmentView): ProfileValues {
  return {
    ...emptyEstablishment,
    ...storedValues(draftedFieldNames, profile),
    ...storedValues(accountFieldNames, profile),
    ...identifierOfKind[kind](profile.identifier ?? ''),
    apeCode: apeToDisplay(profile.apeCode ?? ''),
    retailer: profile.retailer ?? null,
    vatRate: profile.vatRate ?? null,
    position: profile.position ?? null,
    activity: choiceOf(shownActivity(activity)),
    ...trainingValues(profile.training ?? {}),
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
