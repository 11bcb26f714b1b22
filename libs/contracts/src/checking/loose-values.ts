import { z } from 'zod';
import { rewriteSchema } from './rewrite-schema.ts';
import type { Definition } from './rewrite-schema.ts';

/**
 * The same schema that looks at the kind of each value only: a text may have any form, a number any size. What must be
 * there must still be there, and an enumeration stays closed unless told otherwise.
 */
export function withLooseValues(schema: z.ZodType, enumerations: 'closed' | 'open'): z.ZodType {
  return rewriteSchema(schema, (definition) => {
    const loose = anyOf[definition.type];
    if (loose !== undefined) return { replacement: loose };
    if (enumerations === 'open' && members[definition.type] !== undefined)
      return { replacement: kindOf(members[definition.type]?.(definition) ?? []) };
    return definition.checks === undefined ? undefined : { differing: { checks: [] } };
  }) as z.ZodType;
}

const anyOf: Partial<Record<string, z.ZodType>> = { string: z.string(), number: z.number() };

const members: Partial<Record<string, (definition: Definition) => readonly unknown[]>> = {
  enum: (definition) => Object.values(definition.entries as object),
  literal: (definition) => definition.values as readonly unknown[],
};

function kindOf(values: readonly unknown[]): z.ZodType {
  const first = values[0];
  return anyOf[typeof first] ?? z.literal(values as z.core.util.Literal[]);
}
