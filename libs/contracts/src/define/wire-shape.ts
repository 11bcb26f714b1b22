import type { z } from 'zod';

type Definition = z.core.$ZodTypeDef & Record<string, unknown>;

/**
 * The shape of what travels, an answer as its service has written it or a body that waits on the device: which fields it has,
 * and the kind of each. It is plain data, so that a page carries it in the place of schemas and their library.
 */
export type WireShape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'bytes'
  | 'anything'
  | { readonly object: Readonly<Record<string, WireShape>> }
  | { readonly array: WireShape }
  | { readonly tuple: readonly WireShape[] }
  | { readonly record: WireShape; readonly keys?: readonly string[] }
  | { readonly oneOf: readonly unknown[] }
  | { readonly anyOf: readonly WireShape[] }
  | { readonly optional: WireShape }
  | { readonly nullable: WireShape };

type PartOf = (definition: Definition, key: string) => WireShape;

const partOf: PartOf = (definition, key) => wireShapeOf(definition[key] as z.core.$ZodType);
const partsOf = (definition: Definition, key: string) => (definition[key] as z.core.$ZodType[]).map(wireShapeOf);

const shapes: Partial<Record<string, (definition: Definition) => WireShape>> = {
  string: () => 'string',
  number: () => 'number',
  boolean: () => 'boolean',
  // The one kind of value that is judged by a function: the bytes of a file.
  custom: () => 'bytes',
  // Rules of a campaign, which their own reader checks.
  unknown: () => 'anything',
  enum: ({ entries }) => ({ oneOf: Object.values(entries as object) }),
  literal: ({ values }) => ({ oneOf: values as readonly unknown[] }),
  object: ({ shape }) => ({
    object: Object.fromEntries(
      Object.entries(shape as z.core.$ZodShape).map(([key, part]) => [key, wireShapeOf(part)]),
    ),
  }),
  array: (definition) => ({ array: partOf(definition, 'element') }),
  tuple: (definition) => ({ tuple: partsOf(definition, 'items') }),
  union: (definition) => ({ anyOf: partsOf(definition, 'options') }),
  record: (definition) => {
    const keys = partOf(definition, 'keyType');
    const value = { record: partOf(definition, 'valueType') };
    return typeof keys === 'object' && 'oneOf' in keys ? { ...value, keys: keys.oneOf.map(String) } : value;
  },
  optional: (definition) => ({ optional: partOf(definition, 'innerType') }),
  nullable: (definition) => ({ nullable: partOf(definition, 'innerType') }),
  // Whoever wrote it used the same schema: what travels has come out of its end already.
  pipe: (definition) => partOf(definition, 'out'),
};

/**
 * The shape of what a schema writes.
 * @throws Error for a kind of schema that nothing that travels has had so far
 */
export function wireShapeOf(schema: z.core.$ZodType): WireShape {
  const definition = schema._zod.def as Definition;
  const shape = shapes[definition.type];
  if (!shape) throw new Error(`the kind ${definition.type} has no shape yet: see wire-shape.ts`);
  return shape(definition);
}
