import { z } from 'zod';
import { withUnknownKeys } from './unknown-keys.ts';

const item = z.object({ a: z.number() });
const strictItem = z.strictObject({ a: z.number() });
const wrap: [string, (inner: z.ZodType) => z.ZodType, (value: unknown) => unknown][] = [
  ['itself', (inner) => inner, (value) => value],
  ['an optional field', (inner) => z.object({ x: inner.optional() }), (value) => ({ x: value })],
  ['a nullable default', (inner) => z.object({ x: inner.nullable().default(null) }), (value) => ({ x: value })],
  ['an array', (inner) => z.array(inner), (value) => [value]],
  ['a tuple', (inner) => z.tuple([z.string(), inner]), (value) => ['s', value]],
  ['a record', (inner) => z.record(z.string(), inner), (value) => ({ key: value })],
  ['a union', (inner) => z.union([z.string(), inner]), (value) => value],
  ['a transform', (inner) => inner.transform((value) => value), (value) => value],
];

describe.each(wrap)('unknown fields in %s', (_name, build, put) => {
  it('are refused in a request', () => {
    const schema = withUnknownKeys(build(item), 'refuse');
    expect(schema.safeParse(put({ a: 1 })).success).toBe(true);
    expect(schema.safeParse(put({ a: 1, b: 2 })).success).toBe(false);
  });

  it('are dropped from an answer', () => {
    expect(withUnknownKeys(build(strictItem), 'drop').parse(put({ a: 1, b: 2 }))).toEqual(put({ a: 1 }));
  });
});

it('stay where the schema is loose', () => {
  expect(withUnknownKeys(z.looseObject({ a: z.number() }), 'drop').parse({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  expect(withUnknownKeys(z.looseObject({}), 'refuse').safeParse({ b: 2 }).success).toBe(true);
});

it('keep the checks of the object', () => {
  const schema = withUnknownKeys(
    z.object({ a: z.number() }).refine(({ a }) => a > 1),
    'refuse',
  );
  expect([schema.safeParse({ a: 1 }).success, schema.safeParse({ a: 2 }).success]).toEqual([false, true]);
});

it('still choose the branch of a discriminated union', () => {
  const schema = withUnknownKeys(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('x'), n: z.number() }),
      z.object({ kind: z.literal('y') }),
    ]),
    'refuse',
  );
  expect(schema.safeParse({ kind: 'x', n: 1 }).success).toBe(true);
  expect(schema.safeParse({ kind: 'y', n: 1 }).success).toBe(false);
});
