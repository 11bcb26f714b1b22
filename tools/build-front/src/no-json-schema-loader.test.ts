import noJsonSchemaLoader from './no-json-schema-loader.mjs';

it('keeps the names of a module of zod that no page uses, and none of its code', () => {
  const source = 'export const stringProcessor = (schema) => long(schema);\nexport function toJSONSchema(input) {}\n';
  expect(noJsonSchemaLoader(source)).toBe(
    'const none = () => none;\nexport const stringProcessor = none;\nexport const toJSONSchema = none;\n',
  );
});
