import { diplomas } from '@alveole/domain';
import { z } from 'zod';
import { messages } from './messages.ts';
import { numberField, textField } from './text.ts';

export const trainingTextMinLength = 500;

const longText = (message: string) =>
  textField(message)
    .transform((text) => text.trim())
    .pipe(z.string().min(trainingTextMinLength, message).max(10_000, messages.tooLong));

/** What a provider of training (activity 1 or 2) must tell; a `TrainingOffer` comes out. */
export const trainingProvider = z.object({
  diplomas: z.array(z.enum(diplomas), messages.diploma).min(1, messages.diploma),
  description: longText(messages.trainingDescription),
  pedagogy: longText(messages.pedagogy),
  trainers: numberField(messages.trainers),
  weeklyHours: numberField(messages.weeklyHours, 168),
  attestsDiplomas: z.literal(true, messages.diplomasAttested),
  attestsLegalDuties: z.literal(true, messages.legalDutiesAttested),
  followsSavoirRouler: z.boolean().optional(),
});
