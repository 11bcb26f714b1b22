import { ActivityKind, vatRates } from '@alveole/domain';
import { z } from 'zod';
import { draftedFieldNames, emptyValues, plainShape } from './plain-values.ts';
import { trainingShape, trainingValues } from './training-values.ts';

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
  ...plainShape(draftedFieldNames),
  siret: z.string(),
  rna: z.string(),
  /** DD/MM/YYYY. */
  registryDate: z.string(),
  registryVolume: z.string(),
  registryFolio: z.string(),
  retailer: z.string().nullable(),
  vatRate: z.enum(vatRates).nullable(),
  /** Degrees; null until the shop is placed on the map. */
  position: position.nullable(),
  activity: activityChoice,
  ...trainingShape,
});

export type EstablishmentValues = z.output<typeof establishmentValues>;

export const emptyEstablishment: EstablishmentValues = {
  ...emptyValues(draftedFieldNames),
  siret: '',
  rna: '',
  registryDate: '',
  registryVolume: '',
  registryFolio: '',
  retailer: null,
  vatRate: null,
  position: null,
  activity: choiceOf(ActivityKind.workshop),
  ...trainingValues({}),
};
