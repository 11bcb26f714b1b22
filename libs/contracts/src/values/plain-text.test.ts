import { openApiDocument } from '../documents/openapi.ts';
import { routesOf } from '../all-routes.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * What no person reads back: secrets, codes and identifiers that a rule of their own reads, a bank's own file, what is accepted
 * and ignored, dates, and lists of known words.
 */
const unread =
  /\.(password|newpassword|new_password|recovery_password|code|iban|keywords|content|reason)$|[ .](statuses|genders|ids|event_ids|from|to|created_before|created_after|updated_after|after)$/;

const hidden = ['a\u202Eb', 'a\u2066b', 'a\u200Fb', 'a\u0007b', 'a\u0085b'];

/** Every text of a schema that takes a hidden sign, by its path. */
function looseTexts(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, pattern, format, enum: values, const: value, properties, items, ...rest } = schema as Json;
  const isFixed = values !== undefined || value !== undefined || format !== undefined;
  const further = ((rest['allOf'] ?? []) as Json[]).map((one) => one['pattern']);
  const patterns = [pattern, ...further].filter((one) => one !== undefined);
  const takesHidden = () => hidden.some((text) => patterns.every((one) => new RegExp(String(one)).test(text)));
  const own = type === 'string' && !isFixed && takesHidden() ? [path] : [];
  const fields = Object.entries((properties ?? {}) as Json).flatMap(([name, one]) =>
    looseTexts(one, `${path}.${name}`),
  );
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((name) =>
    ((rest[name] ?? []) as unknown[]).flatMap((one) => looseTexts(one, path)),
  );
  return [
    ...own,
    ...fields,
    ...parts,
    ...looseTexts(items, `${path}[]`),
    ...looseTexts(rest['additionalProperties'], `${path}{}`),
  ];
}

const services = Object.keys(routesOf) as (keyof typeof routesOf)[];

it.each(services)('every text that %s takes refuses signs of direction and control', (service) => {
  const { paths } = openApiDocument(service) as { paths: Record<string, Record<string, Json>> };
  const loose = Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap((operation) => {
      const body = (operation['requestBody'] as { content: Record<string, { schema: Json }> } | undefined)?.content;
      const parameters = (operation['parameters'] ?? []) as { name: string; schema: Json }[];
      return [
        ...Object.values(body ?? {}).flatMap(({ schema }) => looseTexts(schema, `${path} body`)),
        ...parameters.flatMap(({ name, schema }) => looseTexts(schema, `${path} ${name}`)),
      ];
    }),
  );
  expect(loose.filter((path) => !unread.test(path))).toEqual([]);
});
