import type { TrainingOffer } from '@alveole/domain';
import { z } from 'zod';
import { figure, shapeOf, wireNamesOf } from './profile-wire.ts';
import type { WireRow } from './profile-wire.ts';
import { text } from '../values/primitives.ts';

const flag = z.boolean().optional();

/** How each part of what a school tells of its lessons travels; what is typed and read of it stands in `trainingFields`. */
export const trainingWire = {
  followsSavoirRouler: {
    name: 'veSavoirRouler',
    schema: z.boolean(),
    meaning: 'True when it takes part in the national programme « Savoir rouler à vélo »',
  },
  description: { name: 'veDescription', schema: text(10_000), meaning: 'Description of the lessons' },
  pedagogy: { name: 'vePedagogie', schema: text(10_000), meaning: 'Pedagogy of the lessons' },
  diplomas: {
    name: 'veDiplome',
    schema: z.strictObject({ DJEPS: flag, BPJEPS: flag, EMV: flag, IMV: flag, VAE: flag }),
    meaning: 'Diplomas that the trainers hold',
  },
  attestsDiplomas: {
    name: 'veDiplomeAccept',
    schema: z.boolean(),
    meaning: 'True when the trainers’ diplomas are certified on honour',
  },
  attestsLegalDuties: {
    name: 'veLegalAccept',
    schema: z.boolean(),
    meaning: 'True when the legal duties of a trainer are certified on honour',
  },
  trainers: { name: 'veFormateur', schema: figure, meaning: 'Number of trainers' },
  weeklyHours: { name: 'veHourPerWeek', schema: figure, meaning: 'Hours of lessons a week' },
} as const satisfies Readonly<Record<keyof TrainingOffer, WireRow>>;

/** Each part of the lessons by its name on the wire. */
export const trainingWireNames = wireNamesOf(trainingWire);

/** What a provider of training tells of its lessons. */
export const trainingBlock = z.strictObject(shapeOf(trainingWire));
