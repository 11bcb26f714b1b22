import { routesOf } from '../all-routes.ts';
import type { ServiceName } from '../define/define-route.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { describeFields } from './describe-fields.ts';
import { dictionaries } from './dictionary/all-fields.ts';
import { openApiDocument } from './openapi.ts';
import type { JsonSchema } from './describe-fields.ts';

type Json = { readonly [key: string]: unknown };

/** Every field of a schema, `root owner.field`, with its description. */
function fieldsOf(schema: unknown, root: string, owner = root): [place: string, description: unknown][] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((one) => fieldsOf(one, root, owner));
  const { properties = {}, ...rest } = schema as { properties?: Json };
  return [
    ...Object.entries(properties).flatMap(([name, property]): [string, unknown][] => [
      [`${root} ${owner}.${name}`, (property as Json).description],
      ...fieldsOf(property, root, name),
    ]),
    ...Object.values(rest).flatMap((one) => fieldsOf(one, root, owner)),
  ];
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly description?: string }[];
  readonly requestBody?: unknown;
  readonly responses: unknown;
}

function fieldsOfService(service: ServiceName): [string, unknown][] {
  const paths = Object.values(openApiDocument(service).paths as Record<string, Record<string, Operation>>);
  return paths.flatMap((path) =>
    Object.values(path).flatMap(({ operationId, parameters, requestBody, responses }): [string, unknown][] => [
      ...parameters.map(({ name, description }): [string, unknown] => [
        `${operationId} ${operationId}.${name}`,
        description,
      ]),
      ...fieldsOf([requestBody, responses], operationId),
    ]),
  );
}

function fieldsOfEvents(): [string, unknown][] {
  const channels = asyncApiDocument().channels as Record<string, { messages: Record<string, { payload: unknown }> }>;
  return Object.values(channels).flatMap(({ messages }) =>
    Object.entries(messages).flatMap(([name, { payload }]) => fieldsOf(payload, name)),
  );
}

const services = Object.keys(routesOf) as ServiceName[];
const documents: [string, () => [string, unknown][]][] = [
  ...services.map((service): [string, () => [string, unknown][]] => [service, () => fieldsOfService(service)]),
  ['events', fieldsOfEvents],
];

it.each(documents)('every field of the document of %s says what it means', (_name, fields) => {
  expect(
    fields()
      .filter(([, description]) => !description)
      .map(([place]) => place),
  ).toEqual([]);
});

it('the dictionary has no entry that no field uses', () => {
  const places = documents.flatMap(([, fields]) => fields().map(([place]) => place));
  const keys = new Set(
    places.flatMap((place) => {
      const [root = '', field = ''] = place.split(' ');
      const name = field.slice(field.lastIndexOf('.') + 1);
      return [name, `${root}.${name}`, field];
    }),
  );
  expect(dictionaries.flatMap((dictionary) => Object.keys(dictionary)).filter((key) => !keys.has(key))).toEqual([]);
});

it('the dictionary has no entry in two of its dictionaries', () => {
  const all = dictionaries.flatMap((dictionary) => Object.keys(dictionary));
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

describe('describeFields', () => {
  const field = (schema: JsonSchema, root = 'someCall') =>
    (describeFields({ properties: { due: schema } }, root).properties as { due: JsonSchema }).due;

  it('leaves what the declaration says', () => {
    expect(field({ type: 'number', description: 'Own words' }).description).toBe('Own words');
    expect(field({ anyOf: [{ type: 'number' }, { type: 'null', description: 'Own words' }] }).description).toBe(
      'Own words',
    );
  });

  it('takes the meaning of the call before that of the field around it and that of the name', () => {
    const named = (root: string, owner: string) =>
      (
        describeFields({ properties: { [owner]: { properties: { name: { type: 'string' } } } } }, root)
          .properties as Record<string, { properties: { name: JsonSchema } }>
      )[owner]?.properties.name.description;
    expect(named('preRegister', 'views')).toBe('First name of the beneficiary');
    expect(named('someCall', 'views')).toBe('Name of the view');
    expect(named('someCall', 'somewhere')).toBe('Name');
  });

  it('names the entries that a record requires among its properties', () => {
    const record = {
      type: 'object',
      propertyNames: { enum: ['ready'] },
      required: ['ready'],
      additionalProperties: { type: 'integer' },
    };
    expect(describeFields({ properties: { counts: record } }, 'someCall').properties).toMatchObject({
      counts: { properties: { ready: { type: 'integer', description: 'Lines by result: ready' } } },
    });
  });

  it('leaves out the format that repeats an encoding', () => {
    const { format, contentEncoding } = field({ type: 'string', format: 'base64', contentEncoding: 'base64' });
    expect([format, contentEncoding]).toEqual([undefined, 'base64']);
    expect(field({ type: 'string', format: 'date' }).format).toBe('date');
  });

  it('writes a schema for what a tuple lets nothing stand behind', () => {
    const tuple = { type: 'array', prefixItems: [{ type: 'string' }], items: false, minItems: 1, maxItems: 1 };
    expect(field(tuple)).toMatchObject({ items: {}, minItems: 1, maxItems: 1 });
  });
});
