import { z } from 'zod';
import { zip } from '../values/primitives.ts';

const town = z.object({ zip, city: z.string() });

/** How far a person lives from a shop. */
export const homeDistance = z.object({
  /** The nearest town of the person's postcode. */
  person: town,
  shop: town,
  /** As the crow flies, whole ones. */
  kilometres: z.int().min(0),
});

export type HomeDistance = z.output<typeof homeDistance>;
