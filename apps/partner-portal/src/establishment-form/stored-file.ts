import { z } from 'zod';

/** A file that the store has already, as a draft keeps it. */
export const storedFile = z.object({
  name: z.string(),
  size: z.number().optional(),
  result: z.object({ kind: z.enum(['KBIS', 'PID', 'RIB']), id: z.string(), name: z.string(), hash: z.string() }),
});
