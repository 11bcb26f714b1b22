import type { EntityData } from '@alveole/contracts';
import type { EstablishmentKind } from '@alveole/domain';
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

/** Checks a section of the form and turns it into the wire's fields. */
export type SectionSchema = z.ZodType<Partial<EntityData>>;

const siretIdentifier: SectionSchema = z.object({ siret });
const { date, volume, folio } = registerEntry.shape;

const identifiers: Readonly<Record<EstablishmentKind, SectionSchema>> = {
  0: siretIdentifier,
  1: z.object({ rna }).transform((typed) => ({ siret: rnaToStored(typed.rna) })),
  2: z.object({ registryDate: date, registryVolume: volume, registryFolio: folio }).transform((typed) => ({
    siret: registerToStored({ date: typed.registryDate, volume: typed.registryVolume, folio: typed.registryFolio }),
  })),
  3: siretIdentifier,
};

const names: SectionSchema = z
  .object({ company: companyName, commercialName })
  .transform((typed) => ({ raison_sociale: typed.company, commercialname: typed.commercialName }));

const requiredApe: SectionSchema = z.object({ ape }).transform((typed) => ({ codeAPE: typed.ape }));
const anyApe: SectionSchema = z.object({ ape: optionalApe }).transform((typed) => ({ codeAPE: typed.ape }));

const shopChain: SectionSchema = z.object({ chain }).transform((typed) => ({ chaine: typed.chain }));
const fubMembership: SectionSchema = z
  .object({ isFubMember: z.boolean() })
  .transform((typed) => ({ isAssoFub: typed.isFubMember }));
const nothing: SectionSchema = z.unknown().transform(() => ({}));
const ofKind: Readonly<Record<EstablishmentKind, SectionSchema>> = {
  0: shopChain,
  1: fubMembership,
  2: fubMembership,
  3: nothing,
};

/** Names, identifier, APE code (required of a workshop), and what only this kind has. */
export function companySchema(kind: EstablishmentKind, isWorkshop: boolean): SectionSchema {
  return both([names, identifiers[kind], isWorkshop ? requiredApe : anyApe, ofKind[kind]]);
}

/** The identifier alone, to ask early whether it is free. */
export function identifierSchema(kind: EstablishmentKind): SectionSchema {
  return identifiers[kind];
}

export const representativeSchema: SectionSchema = z
  .object({ lastName: representativeName, firstName: representativeFirstName, mobile })
  .transform((typed) => ({ name: typed.lastName, firstname: typed.firstName, smartphone: typed.mobile }));

export const addressSchema: SectionSchema = z
  .object({ address, postcode, city, phone, website, position: gpsPosition })
  .transform((typed) => ({
    adresse: typed.address,
    zip: typed.postcode,
    city: typed.city,
    telephone: typed.phone,
    website: typed.website,
    ...typed.position,
  }));

/** How much a workshop repairs. */
export const workshopSchema: SectionSchema = z
  .object({ repairers: repairersOnSite, repairsPerWeek })
  .transform((typed) => ({ repairman: typed.repairers, repairday: typed.repairsPerWeek }));

/** Checks several sections of one form; every fault is told at once. */
export function both(sections: readonly SectionSchema[]): SectionSchema {
  return sections.reduce((all, section) => all.and(section));
}
