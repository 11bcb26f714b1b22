import { allFields } from './dictionary/all-fields.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** Where a field stands: the call or event, and the field around it. */
interface Place {
  readonly root: string;
  readonly owner: string;
}

/**
 * A schema whose every field says what it means: what its declaration says, or else what the dictionary does.
 * @param root name of the call or event, by which the dictionary tells fields of one name apart
 */
export function describeFields(schema: unknown, root: string): JsonSchema {
  return described(withoutDialect(schema as JsonSchema), { root, owner: root });
}

/** The dialect is the document's own: no schema repeats it. */
const withoutDialect = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== '$schema'));

/** What the dictionary says of a field: of this call or event, of the field around it, or wherever it stands. */
export function meaningOf(name: string, { root, owner }: Place): string | undefined {
  return allFields[`${root}.${name}`] ?? allFields[`${owner}.${name}`] ?? allFields[name];
}

const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const;
const singles = ['items', 'additionalProperties'] as const;

function described(schema: JsonSchema, place: Place): JsonSchema {
  const within = Object.fromEntries([
    ...lists.flatMap((key) =>
      key in schema ? [[key, (schema[key] as JsonSchema[]).map((one) => described(one, place))]] : [],
    ),
    ...singles.flatMap((key) => (isSchema(schema[key]) ? [[key, described(schema[key], place)]] : [])),
    // A tuple, as draft 7 writes it.
    ...(Array.isArray(schema.items) ? [['items', schema.items.map((one) => described(one as JsonSchema, place))]] : []),
  ]) as JsonSchema;
  return {
    ...withoutEncodedFormat(schema),
    ...within,
    ...tupleItems(schema),
    ...namedEntries(schema, place),
    ...propertiesOf(schema, place),
  };
}

function propertiesOf({ properties }: JsonSchema, place: Place): JsonSchema {
  if (!isSchema(properties)) return {};
  return {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, fieldOf(name, property as JsonSchema, place)]),
    ),
  };
}

function fieldOf(name: string, property: JsonSchema, place: Place): JsonSchema {
  const description = ownDescription(property) ?? meaningOf(name, place);
  return { ...described(property, { ...place, owner: name }), ...(description === undefined ? {} : { description }) };
}

/** JSON Schema tells base64 by `contentEncoding`; it knows no format of that name. */
const withoutEncodedFormat = ({ format, ...schema }: JsonSchema): JsonSchema =>
  format === undefined || schema.contentEncoding === format ? schema : { ...schema, format };

/** Its `minItems` and `maxItems` close a tuple; checkers ask for `items` to be a schema, not `false`. */
const tupleItems = ({ prefixItems, items }: JsonSchema): JsonSchema =>
  prefixItems && items === false ? { items: {} } : {};

/** What the declaration says, of the field or of one of its forms. */
function ownDescription({ description, anyOf = [] }: JsonSchema): unknown {
  return description ?? (anyOf as JsonSchema[]).map((form) => form.description).find(Boolean);
}

/** A record of named entries requires them without saying what they are; JSON Schema wants them among the properties. */
function namedEntries({ propertyNames, required, additionalProperties }: JsonSchema, place: Place): JsonSchema {
  const names = isSchema(propertyNames) ? propertyNames.enum : undefined;
  if (!Array.isArray(names) || !Array.isArray(required) || !isSchema(additionalProperties)) return {};
  const entry = described(additionalProperties, place);
  return {
    properties: Object.fromEntries(
      names.map((name: string) => [
        name,
        { ...entry, description: `${meaningOf(place.owner, place) ?? place.owner}: ${name}` },
      ]),
    ),
  };
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
