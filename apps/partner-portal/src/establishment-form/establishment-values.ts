import { z } from 'zod';

const position = z.object({ latitude: z.number(), longitude: z.number() });

/** What the forms of an establishment hold while they are filled: texts as typed, nothing checked yet. */
export const establishmentValues = z.object({
  company: z.string(),
  commercialName: z.string(),
  siret: z.string(),
  rna: z.string(),
  /** DD/MM/YYYY. */
  registryDate: z.string(),
  registryVolume: z.string(),
  registryFolio: z.string(),
  ape: z.string(),
  chain: z.string().nullable(),
  isFubMember: z.boolean(),
  lastName: z.string(),
  firstName: z.string(),
  mobile: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  phone: z.string(),
  website: z.string(),
  /** Degrees; null until the shop is placed on the map. */
  position: position.nullable(),
  /** `ActivityKind` as the radio buttons write it. */
  activity: z.enum(['0', '1', '2']),
  repairers: z.string(),
  repairsPerWeek: z.string(),
});

export type EstablishmentValues = z.output<typeof establishmentValues>;
export type Position = z.output<typeof position>;

export const emptyEstablishment: EstablishmentValues = {
  company: '',
  commercialName: '',
  siret: '',
  rna: '',
  registryDate: '',
  registryVolume: '',
  registryFolio: '',
  ape: '',
  chain: null,
  isFubMember: false,
  lastName: '',
  firstName: '',
  mobile: '',
  address: '',
  postcode: '',
  city: '',
  phone: '',
  website: '',
  position: null,
  activity: '0',
  repairers: '',
  repairsPerWeek: '',
};
