import { z } from 'zod';
import { withCatchall } from './known-keys.ts';

/**
 * What happens to a field that the schema does not name. Requests refuse it (a field one may not write is never
 * ignored silently), answers drop it (nothing leaves that the contract does not name). `z.looseObject` stays loose.
 */
export type UnknownKeys = 'refuse' | 'drop';

/** Answers the same schema with that rule at every depth. */
export function withUnknownKeys<Schema extends z.ZodType>(schema: Schema, rule: UnknownKeys): Schema {
  return withCatchall(schema, rule === 'refuse' ? z.never() : undefined);
}
