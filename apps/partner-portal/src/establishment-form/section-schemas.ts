import type { EstablishmentChanges } from '@alveole/contracts';
import { EstablishmentKind } from '@alveole/domain';
import {
  address,
  ape,
  chain,
  city,
  commercialName,
  companyName,
  gpsPosition,
  mobile,
  optionalApe,
  phone,
  postcode,
  registerEntry,
  registerToStored,
  repairersOnSite,
  repairsPerWeek,
  representativeFirstName,
  representativeName,
  rna,
  rnaToStored,
  siret,
  website,
} from '@alveole/validation';
import { z } from 'zod';

/** Checks a section of the form and turns it into what a save changes. */
export type SectionSchema = z.ZodType<EstablishmentChanges>;

const siretIdentifier: SectionSchema = z.object({ siret }).transform((typed) => ({ identifier: typed.siret }));
const { date, volume, folio } = registerEntry.shape;

const identifiers: Readonly<Record<EstablishmentKind, SectionSchema>> = {
  [EstablishmentKind.bikeShop]: siretIdentifier,
  [EstablishmentKind.association]: z.object({ rna }).transform((typed) => ({ identifier: rnaToStored(typed.rna) })),
  [EstablishmentKind.alsaceMoselleAssociation]: z
    .object({ registryDate: date, registryVolume: volume, registryFolio: folio })
    .transform((typed) => ({
      identifier: registerToStored({
        date: typed.registryDate,
        volume: typed.registryVolume,
        folio: typed.registryFolio,
      }),
    })),
  [EstablishmentKind.localAuthority]: siretIdentifier,
};

const names: SectionSchema = z.object({ companyName, commercialName });

const requiredApe: SectionSchema = z.object({ apeCode: ape });
const anyApe: SectionSchema = z.object({ apeCode: optionalApe });

const shopRetailer: SectionSchema = z.object({ retailer: chain });
const fubMembership: SectionSchema = z.object({ isFubMember: z.boolean() });
const nothing: SectionSchema = z.unknown().transform(() => ({}));
const ofKind: Readonly<Record<EstablishmentKind, SectionSchema>> = {
  [EstablishmentKind.bikeShop]: shopRetailer,
  [EstablishmentKind.association]: fubMembership,
  [EstablishmentKind.alsaceMoselleAssociation]: fubMembership,
  [EstablishmentKind.localAuthority]: nothing,
};

/** Names, identifier, APE code (required of a workshop), and what only this kind has. */
export function companySchema(kind: EstablishmentKind, isWorkshop: boolean): SectionSchema {
  return both([names, identifiers[kind], isWorkshop ? requiredApe : anyApe, ofKind[kind]]);
}

/** The identifier alone, to ask early whether it is free. */
export function identifierSchema(kind: EstablishmentKind): SectionSchema {
  return identifiers[kind];
}

export const representativeSchema: SectionSchema = z.object({
  lastName: representativeName,
  firstName: representativeFirstName,
  mobile,
});

export const addressSchema: SectionSchema = z.object({
  address,
  postcode,
  city,
  phone,
  website,
  position: gpsPosition,
});

/** How much a workshop repairs. */
export const workshopSchema: SectionSchema = z.object({ repairers: repairersOnSite, repairsPerWeek });

/** Checks several sections of one form; every fault is told at once. */
export function both(sections: readonly SectionSchema[]): SectionSchema {
  return sections.reduce((all, section) => all.and(section));
}
