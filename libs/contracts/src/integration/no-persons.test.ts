import { z } from 'zod';
import { allIntegrationEvents, integrationEvents } from './index.ts';
import { bankReason, creditorReference, day, fileNumber, id, instant, reference, transferReference } from './kinds.ts';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { target: 'draft-7' }) as Json;
const markOf = ({ pattern, format }: Json) => String(format ?? pattern);
const allowedTexts = new Set(
  [id, instant, day, reference, fileNumber, transferReference, creditorReference, bankReason].map((kind) =>
    markOf(schemaOf(kind)),
  ),
);
const personal = /iban|bic|birth|naiss|phone|mobile|mail|nom\b|^name|_name|address|adresse|serial|siret|holder|code$/;

/** Every field that holds a value, by its path. */
function leavesOf(schema: Json, path: string): (readonly [path: string, schema: Json])[] {
  const { properties, items, anyOf, additionalProperties } = schema as Record<string, Json>;
  const parts = [
    ...Object.entries(properties ?? {}).map(([name, part]) => [`${path}.${name}`, part as Json] as const),
    ...(items === undefined ? [] : [[`${path}[]`, items] as const]),
    ...((anyOf ?? []) as unknown as Json[]).map((part) => [path, part] as const),
    ...(typeof additionalProperties === 'object' ? [[`${path}{}`, additionalProperties] as const] : []),
  ];
  return parts.length === 0 ? [[path, schema]] : parts.flatMap(([name, part]) => leavesOf(part, name));
}

const isAllowed = (schema: Json) =>
  schema['type'] === 'integer' ||
  schema['const'] !== undefined ||
  schema['enum'] !== undefined ||
  (schema['type'] === 'string' && allowedTexts.has(markOf(schema)));

const leaves = allIntegrationEvents.flatMap(({ type, body }) => leavesOf(schemaOf(body), type));

describe('the payloads of integration events', () => {
  it('hold ids, references, statuses, integers and instants, and no other kind of value', () => {
    expect(leaves.filter(([, schema]) => !isAllowed(schema)).map(([path]) => path)).toEqual([]);
    expect(leaves.length).toBeGreaterThan(50);
  });

  it('have no field by the name of a person’s data', () => {
    expect(leaves.map(([path]) => path).filter((path) => personal.test(path.split('.').at(-1) ?? ''))).toEqual([]);
  });

  it('would be refused with a text of any kind, a number that is not whole, or anything', () => {
    const odd = [
      z.string(),
      z.string().max(80),
      z.number(),
      z.boolean(),
      z.unknown(),
      z.record(z.string(), z.string()),
    ];
    const found = odd.map((kind) => leavesOf(schemaOf(z.object({ kind })), 'odd').every(([, leaf]) => isAllowed(leaf)));
    expect(found).toEqual(odd.map(() => false));
  });

  it('integration events are named by their own type', () => {
    expect(Object.entries(integrationEvents).filter(([name, { type }]) => name !== type)).toEqual([]);
  });
});
