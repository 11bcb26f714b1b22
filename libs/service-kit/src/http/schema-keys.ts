import { z } from 'zod';

/**
 * What happens to a field that the schema does not name. Requests refuse it (a field one may not write is never
 * ignored silently), answers drop it (nothing leaves that the contract does not name). `z.looseObject` stays loose.
 */
export type UnknownKeys = 'refuse' | 'drop';

type Definition = z.core.$ZodTypeDef & Record<string, unknown>;
type Rewrite = (schema: z.core.$ZodType) => z.core.$ZodType;

/** Answers the same schema with that rule at every depth. */
export function withUnknownKeys<Schema extends z.ZodType>(schema: Schema, rule: UnknownKeys): Schema {
  return rewritten(schema, rule) as Schema;
}

function rewritten(schema: z.core.$ZodType, rule: UnknownKeys): z.core.$ZodType {
  const definition = schema._zod.def as Definition;
  const change = changes[definition.type];
  if (change === undefined) return schema;
  return z.core.clone(schema, {
    ...definition,
    ...change(definition, (child) => rewritten(child, rule), rule),
  } as never);
}

const inner = (definition: Definition, rewrite: Rewrite) => ({
  innerType: rewrite(definition.innerType as z.core.$ZodType),
});
const many = (definition: Definition, key: string, rewrite: Rewrite) => ({
  [key]: (definition[key] as z.core.$ZodType[]).map(rewrite),
});

/** By kind of schema: its parts, rewritten. Kinds without parts are not listed. */
const changes: Partial<Record<string, (definition: Definition, rewrite: Rewrite, rule: UnknownKeys) => object>> = {
  object: (definition, rewrite, rule) => ({
    shape: Object.fromEntries(
      Object.entries(definition.shape as z.core.$ZodShape).map(([key, part]) => [key, rewrite(part)]),
    ),
    catchall: isLoose(definition) ? definition.catchall : rule === 'refuse' ? z.never() : undefined,
  }),
  array: (definition, rewrite) => ({ element: rewrite(definition.element as z.core.$ZodType) }),
  tuple: (definition, rewrite) => many(definition, 'items', rewrite),
  union: (definition, rewrite) => many(definition, 'options', rewrite),
  record: (definition, rewrite) => ({ valueType: rewrite(definition.valueType as z.core.$ZodType) }),
  optional: inner,
  nullable: inner,
  default: inner,
  prefault: inner,
  nonoptional: inner,
  readonly: inner,
  catch: inner,
  pipe: (definition, rewrite) => ({
    in: rewrite(definition.in as z.core.$ZodType),
    out: rewrite(definition.out as z.core.$ZodType),
  }),
};

function isLoose(definition: Definition): boolean {
  const catchall = definition.catchall as z.core.$ZodType | undefined;
  return catchall !== undefined && (catchall._zod.def as Definition).type !== 'never';
}
