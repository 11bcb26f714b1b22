import { z } from 'zod';
import { rewriteSchema } from './rewrite-schema.ts';
import type { Definition } from './rewrite-schema.ts';

/**
 * What happens to a field that the schema does not name. Requests refuse it (a field one may not write is never
 * ignored silently), answers drop it (nothing leaves that the contract does not name). `z.looseObject` stays loose.
 */
export type UnknownKeys = 'refuse' | 'drop';

/** Answers the same schema with that rule at every depth. */
export function withUnknownKeys<Schema extends z.ZodType>(schema: Schema, rule: UnknownKeys): Schema {
  return rewriteSchema(schema, (definition) =>
    definition.type === 'object' && !isLoose(definition)
      ? { differing: { catchall: rule === 'refuse' ? z.never() : undefined } }
      : undefined,
  ) as Schema;
}

function isLoose(definition: Definition): boolean {
  const catchall = definition.catchall as z.core.$ZodType | undefined;
  return catchall !== undefined && (catchall._zod.def as Definition).type !== 'never';
}
