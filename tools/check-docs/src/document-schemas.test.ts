import ajvFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Ajv } from 'ajv';
import { generatedDocuments } from './generated-documents.ts';

type Json = Record<string, unknown>;

/** A text of each format that the documents use. */
const samples: Record<string, string[]> = {
  'date-time': ['2026-03-02T09:00:00Z', '2026-03-02T09:00:00.000Z'],
  date: ['2026-03-02'],
  uuid: ['5f0f0d3e-5a3e-4a7e-9d1b-3a7c2b1d0e9f'],
};

const documents = generatedDocuments()
  .filter(({ path }) => path.startsWith('docs/') && path.endsWith('.json'))
  .map(({ path, content }) => [path, JSON.parse(content) as Json] as const);

/** Every schema of a document: what stands below `schema`, and the payload of every event. */
function schemasIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Json).flatMap(([key, within]) =>
    (key === 'schema' || key === 'payload') && !('$ref' in (within as Json)) ? [within as Json] : schemasIn(within),
  );
}

/** Fields of a schema that name both a format and a pattern. */
function formattedIn(value: unknown): { format: string; pattern: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { format, pattern } = value as Json;
  const own = typeof format === 'string' && typeof pattern === 'string' ? [{ format, pattern }] : [];
  return [...own, ...Object.values(value).flatMap(formattedIn)];
}

describe.each(documents)('%s', (path, document) => {
  it('has only schemas that a validator with formats compiles strictly', () => {
    const options = { strict: true, strictRequired: false, keywords: ['x-moment'], allowUnionTypes: true };
    const ajv = path.includes('asyncapi') ? new Ajv(options) : new Ajv2020(options);
    ajvFormats.default(ajv as Ajv);
    const schemas = schemasIn(document);
    expect(schemas.length).toBeGreaterThan(10);
    for (const schema of schemas) expect(() => ajv.compile(schema)).not.toThrow();
  });

  it('has no field whose format and pattern exclude each other', () => {
    const contradicting = formattedIn(document).filter(
      ({ format, pattern }) => !samples[format]?.some((sample) => new RegExp(pattern, 'u').test(sample)),
    );
    expect(contradicting).toEqual([]);
  });
});
