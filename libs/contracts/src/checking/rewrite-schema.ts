import type { z } from 'zod';

export type Definition = z.core.$ZodTypeDef & Record<string, unknown>;
type Rewrite = (schema: z.core.$ZodType) => z.core.$ZodType;

/** What becomes of one schema, whose parts are rewritten already. Undefined leaves it as it is. */
export interface SchemaChange {
  /** Another schema in its place. */
  readonly replacement?: z.core.$ZodType;
  /** The parts of its definition that differ. */
  readonly differing?: object;
}

/** The same schema with a change at every depth. */
export function rewriteSchema(
  schema: z.core.$ZodType,
  change: (definition: Definition) => SchemaChange | undefined,
): z.core.$ZodType {
  const definition = schema._zod.def as Definition;
  const { replacement, differing } = change(definition) ?? {};
  if (replacement !== undefined) return replacement;
  const parts = partsOf[definition.type]?.(definition, (child) => rewriteSchema(child, change));
  if (parts === undefined && differing === undefined) return schema;
  // Its own method, not zod's function: what only reads answers brings no zod of its own (docs/adr/0062).
  // The parts are of the same kind of schema, which zod types kind by kind.
  return (schema as z.ZodType).clone({ ...definition, ...parts, ...differing } as never);
}

const inner = (definition: Definition, rewrite: Rewrite) => ({
  innerType: rewrite(definition.innerType as z.core.$ZodType),
});
const many = (definition: Definition, key: string, rewrite: Rewrite) => ({
  [key]: (definition[key] as z.core.$ZodType[]).map(rewrite),
});

/** By kind of schema: its parts, rewritten. Kinds without parts are not listed. */
const partsOf: Partial<Record<string, (definition: Definition, rewrite: Rewrite) => object>> = {
  object: (definition, rewrite) => ({
    shape: Object.fromEntries(
      Object.entries(definition.shape as z.core.$ZodShape).map(([key, part]) => [key, rewrite(part)]),
    ),
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
