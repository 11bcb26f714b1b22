import { z } from 'zod';
import { funder } from './funder.ts';
import { question } from './question.ts';

/**
 * A campaign that adds to the premium of a repair which another one grants: a town's 20 € to the country's 50 €. Its rules
 * decide whether and how much, its funders pay; opening, quotas and sessions are the other's.
 */
export const supplement = z.object({
  id: z.string().min(1),
  version: z.int().positive(),
  name: z.string().min(1),
  /** First and last day of the repairs to which it adds. */
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  rules: z.record(z.string(), z.unknown()),
  /** The most that it adds to one repair, in cents. */
  repairCapCents: z.int().positive(),
  funders: z.array(funder).min(1),
  questions: z.array(question).optional(),
});

export type Supplement = z.infer<typeof supplement>;
