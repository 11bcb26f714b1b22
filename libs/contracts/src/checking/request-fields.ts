import { internationalPhonePattern } from '@alveole/domain';
import { z } from 'zod';
import type { RouteDefinition } from '../define/define-route.ts';
import { momentMark } from '../values/strict-values.ts';

/** What kind of text or number a field of a request takes. */
export type FieldKind = 'number' | 'date' | 'digits';

export interface RequestField {
  readonly part: 'params' | 'query' | 'body';
  readonly path: readonly string[];
  readonly kind: FieldKind;
  /** What must stand elsewhere in the part for the field to be looked at, such as the code of an operation. */
  readonly beside: Json;
}

type Json = Readonly<Record<string, unknown>>;

const patternOfDigits = /^\^\\d\{\d+\}\$$/;

const isOfDigits = (pattern: string): boolean =>
  patternOfDigits.test(pattern) || pattern === internationalPhonePattern.source;

/** Every date, number and row of digits that a request of this route takes: what lax reading would let in wrongly. */
export function requestFields(route: RouteDefinition): RequestField[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
    return unique(fieldsOf(json, [], {}).map((field) => ({ ...field, part })));
  });
}

type Found = Omit<RequestField, 'part'>;

function fieldsOf(schema: Json, path: readonly string[], beside: Json): Found[] {
  const branches = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (list ?? []) as Json[]);
  const fixed = { ...beside, ...constantsOf(schema, path) };
  const kind = kindOf(schema);
  return [
    ...(kind ? [{ path, kind, beside }] : []),
    ...branches.flatMap((branch) => fieldsOf(branch, path, fixed)),
    ...Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(([name, child]) =>
      fieldsOf(child, [...path, name], fixed),
    ),
    ...(schema.items ? fieldsOf(schema.items as Json, [...path, '0'], fixed) : []),
  ];
}

function kindOf({
  type,
  format,
  pattern,
  const: constant,
  enum: values,
  [momentMark]: isMoment,
}: Json): FieldKind | undefined {
  const sample = constant ?? (values as unknown[] | undefined)?.[0];
  if (type === 'number' || type === 'integer' || typeof sample === 'number') return 'number';
  if (isMoment || format === 'date' || format === 'date-time') return 'date';
  return typeof pattern === 'string' && isOfDigits(pattern) ? 'digits' : undefined;
}

/** The texts that an object fixes, by their path: they decide which branch of a union is meant. */
function constantsOf({ properties = {} }: Json, path: readonly string[]): Json {
  return Object.fromEntries(
    Object.entries(properties as Record<string, Json>).flatMap(([name, child]) =>
      typeof child.const === 'string' ? [[[...path, name].join('.'), child.const]] : [],
    ),
  );
}

function unique(fields: readonly RequestField[]): RequestField[] {
  return [...new Map(fields.map((field) => [JSON.stringify([field.path, field.kind, field.beside]), field])).values()];
}

/** A part of a request in which only this field, and what it needs beside it, stands. */
export function withField({ path, beside }: RequestField, value: unknown): Record<string, unknown> {
  const part: Record<string, unknown> = {};
  for (const [name, constant] of Object.entries(beside)) put(part, name.split('.'), constant);
  put(part, path, value);
  return part;
}

/** An index in a path stands for the first item of a list. */
function put(part: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  const isList = rest[0] === '0';
  const inner = isList ? rest.slice(1) : rest;
  if (inner.length === 0) return void (part[name] = isList ? [value] : value);
  const child = (isList ? {} : (part[name] ??= {})) as Record<string, unknown>;
  put(child, inner, value);
  if (isList) part[name] = [child];
}

const badNumbers = [
  ...['0x10', '0b1', '0o7', '1e0', ' 1 ', '+1', '١', 'NaN', 'Infinity', '-Infinity', '-0', '', '1,0', '01', 'true'],
  '9'.repeat(400),
];
const badMoments = [
  ...['9999-99-99', '2026-02-30', '2026-13-01', '2026-02-30T10:00:00Z', '2026-02-30T10:00:00.000Z', '202602301000'],
  ...['2026-02-30 10:00:00', '2026-02-01 25:00:00', '999999999999', '1e3', '0x10', ' 2026-02-01', '٢٠٢٦-٠٢-٠١', ''],
  ...['2026-2-1', 'NaN', 'today', '-2026-02-01'],
];
const badDigits = ['0x100', '1e300', ' 1234', '+1234', '١٢٣٤٥٦', '12345\n', '123456\n', '', '-12345'];

/** Values that look right to a lax reader, by kind. All of them are refused. */
export const laxValues: Readonly<Record<FieldKind, readonly string[]>> = {
  number: badNumbers,
  date: badMoments,
  digits: badDigits,
};
