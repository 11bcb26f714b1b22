import { massLineResults, massRunStates } from '@alveole/domain';
import { z } from 'zod';
import { queryNumber, id, instant } from '../values/primitives.ts';

/** Lines that one run takes; a filter has no such limit. */
export const maxLines = 5000;

export const massLineResult = z.enum(massLineResults);

/** What every run tells of itself; each service adds its acts. */
export const massRunFields = {
  run_id: id,
  state: z.enum(massRunStates),
  created_by: z.string(),
  /** Alone may start it: its lines are done in his name. Absent from answers of an earlier version. */
  created_by_id: id.optional(),
  /** `author`: whoever prepared it may not do it any more; his account is closed, or has lesser rights. */
  stop_reason: z.literal('author').optional(),
  created_at: instant,
  started_at: instant.optional(),
  ended_at: instant.optional(),
  /** Lines by result; `total` is theirs, as far as they are known. */
  total: z.int(),
  counts: z.record(massLineResult, z.int()),
};

export const massLineFields = {
  index: z.int(),
  /** As it was given: an id, a number, a SIRET, an RNA. */
  given: z.string(),
  result: massLineResult,
  name: z.string().optional(),
  /** Why it was refused, in French. */
  reason: z.string().optional(),
};

export const massLinesQuery = z.strictObject({
  result: massLineResult.optional(),
  after: queryNumber(z.int().min(0)).optional(),
});

export const massRunTurn = z.strictObject({ action: z.enum(['start', 'stop']) });

export const massRun = z.object({
  ...massRunFields,
  act: z.literal('represent-terms'),
  source: z.enum(['lines', 'filter']),
});
