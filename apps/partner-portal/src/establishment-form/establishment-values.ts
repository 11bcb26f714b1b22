import { ActivityKind, diplomas } from '@alveole/domain';
import { z } from 'zod';

/** `ActivityKind` as the radio buttons write it. */
export const activityChoice = z.enum(['0', '1', '2']);
export type ActivityChoice = z.output<typeof activityChoice>;

export const choiceOf = (kind: ActivityKind): ActivityChoice => `${kind}`;
export const chosenKind = (choice: ActivityChoice): ActivityKind => Number(choice) as ActivityKind;

/** A school alone repairs nothing. */
export function choosesWorkshop(choice: ActivityChoice): boolean {
  return chosenKind(choice) !== ActivityKind.training;
}

/** A workshop alone teaches nobody. */
export function choosesTraining(choice: ActivityChoice): boolean {
  return chosenKind(choice) !== ActivityKind.workshop;
}

const position = z.object({ latitude: z.number(), longitude: z.number() });

/** What the forms of an establishment hold while they are filled: texts as typed, nothing checked yet. */
export const establishmentValues = z.object({
  companyName: z.string(),
  commercialName: z.string(),
  siret: z.string(),
  rna: z.string(),
  /** DD/MM/YYYY. */
  registryDate: z.string(),
  registryVolume: z.string(),
  registryFolio: z.string(),
  apeCode: z.string(),
  retailer: z.string().nullable(),
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
  activity: activityChoice,
  repairers: z.string(),
  repairsPerWeek: z.string(),
  diplomas: z.array(z.enum(diplomas)),
  trainingDescription: z.string(),
  pedagogy: z.string(),
  trainers: z.string(),
  weeklyHours: z.string(),
  attestsDiplomas: z.boolean(),
  attestsLegalDuties: z.boolean(),
  followsSavoirRouler: z.boolean(),
});

export type EstablishmentValues = z.output<typeof establishmentValues>;

export const emptyEstablishment: EstablishmentValues = {
  companyName: '',
  commercialName: '',
  siret: '',
  rna: '',
  registryDate: '',
  registryVolume: '',
  registryFolio: '',
  apeCode: '',
  retailer: null,
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
  activity: choiceOf(ActivityKind.workshop),
  repairers: '',
  repairsPerWeek: '',
  diplomas: [],
  trainingDescription: '',
  pedagogy: '',
  trainers: '',
  weeklyHours: '',
  attestsDiplomas: false,
  attestsLegalDuties: false,
  followsSavoirRouler: false,
};
