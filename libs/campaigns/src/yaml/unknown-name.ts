import { z } from 'zod';

/** A sentence for a name that a schema does not know where it is written: where it belongs, if it knows it elsewhere. */
export function unknownName(name: string, schema: z.ZodType): string {
  const parents = parentsOf(name, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const places = [...new Set(parents.map(placeText))];
  const hint = places.length > 0 ? `\u00a0: il s’écrit ${places.join(' ou ')}` : '';
  return `« ${name} »\u00a0: ce nom n’est pas connu ici${hint}`;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;
/** Names from the top of the file; an element of a list has none. */
type Path = readonly string[];

const placeText = (parent: Path): string => (parent.length === 0 ? 'à la racine' : `sous « ${parent.join(' › ')} »`);

/** Every place under which the name stands in the schema. */
function parentsOf(name: string, schema: JsonSchema, path: Path = []): readonly Path[] {
  const properties = Object.entries(schema.properties ?? {}).filter(isSchema);
  const within = properties.flatMap(([key, part]) => parentsOf(name, part, [...path, key]));
  const alternatives = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const beside = alternatives.flatMap((part) => (isObject(part) ? parentsOf(name, part, path) : []));
  return [...(properties.some(([key]) => key === name) ? [path] : []), ...within, ...beside];
}

const isSchema = (entry: [string, unknown]): entry is [string, JsonSchema] => isObject(entry[1]);

function isObject(part: unknown): part is JsonSchema {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}
