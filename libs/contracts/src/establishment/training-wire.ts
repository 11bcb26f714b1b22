import type { TrainingOffer } from '@alveole/domain';
import { z } from 'zod';
import { figure, shapeOf, wireNamesOf } from './profile-wire.ts';
import type { WireRow } from './profile-wire.ts';
import { text } from '../values/primitives.ts';

const flag = z.boolean().optional();

/** How each part of what a school tells of its lessons travels; what is typed and read of it stands in `trainingFields`. */
export const trainingWire = {
  followsSavoirRouler: { name: 'veSavoirRouler', schema: z.boolean() },
  description: { name: 'veDescription', schema: text(10_000) },
  pedagogy: { name: 'vePedagogie', schema: text(10_000) },
  diplomas: {
    name: 'veDiplome',
    schema: z.strictObject({ DJEPS: flag, BPJEPS: flag, EMV: flag, IMV: flag, VAE: flag }),
  },
  attestsDiplomas: { name: 'veDiplomeAccept', schema: z.boolean() },
  attestsLegalDuties: { name: 'veLegalAccept', schema: z.boolean() },
  trainers: { name: 'veFormateur', schema: figure },
  weeklyHours: { name: 'veHourPerWeek', schema: figure },
} as const satisfies Readonly<Record<keyof TrainingOffer, WireRow>>;

/** Each part of the lessons by its name on the wire. */
export const trainingWireNames = wireNamesOf(trainingWire);

/** What a provider of training tells of its lessons. */
export const trainingBlock = z.strictObject(shapeOf(trainingWire));
