import type { z } from 'zod';
import { rewriteSchema } from './rewrite-schema.ts';
import type { Definition } from './rewrite-schema.ts';

/**
 * Answers the same schema with that rule for the keys that it does not name, at every depth; undefined drops them.
 * `z.looseObject` stays loose.
 */
export function withCatchall<Schema extends z.ZodType>(schema: Schema, catchall: z.ZodType | undefined): Schema {
  return rewriteSchema(schema, (definition) =>
    definition.type === 'object' && !isLoose(definition) ? { differing: { catchall } } : undefined,
  ) as Schema;
}

function isLoose(definition: Definition): boolean {
  const catchall = definition.catchall as z.core.$ZodType | undefined;
  return catchall !== undefined && (catchall._zod.def as Definition).type !== 'never';
}
