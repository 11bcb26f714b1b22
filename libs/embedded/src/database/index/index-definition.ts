import { databaseError, notImplemented } from '../errors.ts';
import { isDoc, isNumeric, toNumber } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';
import { sameValue } from '../bson/compare.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { everything } from '../query/expression.ts';
import type { Expression } from '../query/expression.ts';
import { compileMatcher, fieldsOf } from '../query/matcher.ts';
import type { Matcher } from '../query/matcher.ts';
import { maxIndexedFields } from './key-encoder.ts';

export interface IndexField {
  readonly path: string;
  readonly parts: readonly string[];
  readonly direction: 1 | -1;
}

/** One index of a collection. `multikey`, `shortened` and `building` are what is known of its content. */
export interface IndexDefinition {
  readonly id: number;
  readonly name: string;
  readonly fields: readonly IndexField[];
  /** The top-level fields that decide on a document's entries. */
  readonly looksAt: readonly string[];
  readonly unique: boolean;
  readonly partial: PartialFilter | undefined;
  readonly expireAfterSeconds: number | undefined;
  /** For each field: some document has an array on its path. */
  readonly multikey: boolean[];
  /** Some key was too long and lost its exact order. */
  shortened: boolean;
  /** Kept up to date by writes, not yet used by reads. */
  building: boolean;
}

export interface PartialFilter {
  readonly filter: Expression;
  readonly source: Doc;
  readonly matches: Matcher;
}

export type IndexContent = Pick<IndexDefinition, 'id' | 'multikey' | 'shortened' | 'building'>;

const handled = new Set([
  'v',
  'key',
  'name',
  'unique',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'ns',
]);
const known = new Set([
  'sparse',
  'collation',
  'hidden',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'bucketSize',
  'wildcardProjection',
  'storageEngine',
  'prepareUnique',
  'clustered',
]);

/** Reads an index as `createIndexes` sends it (and as the catalogue keeps it). */
export function parseIndex(spec: Doc, content: IndexContent): IndexDefinition {
  for (const name of spec.keys()) {
    if (known.has(name)) throw notImplemented(`The index option '${name}'`);
    if (!handled.has(name))
      throw databaseError(
        'InvalidIndexSpecificationOption',
        `The field '${name}' is not valid for an index specification`,
      );
  }
  const fields = parseFields(spec.get('key'));
  const name = spec.get('name');
  if (typeof name !== 'string' || name === '')
    throw databaseError('FailedToParse', "The 'name' field is a required property of an index specification");
  const partialSource = spec.get('partialFilterExpression');
  if (partialSource !== undefined && !isDoc(partialSource))
    throw databaseError('TypeMismatch', "The field 'partialFilterExpression' must be an object");
  const partial = partialSource === undefined ? undefined : parsePartial(partialSource);
  const multikey = fields.map((_field, index) => content.multikey[index] ?? false);
  return {
    ...content,
    multikey,
    name,
    fields,
    looksAt: [...fieldsOf(partial?.filter ?? everything, new Set(fields.map(({ parts }) => parts[0] as string)))],
    unique: flag(spec, 'unique') || name === '_id_',
    partial,
    expireAfterSeconds: parseExpiry(spec.get('expireAfterSeconds'), fields),
  };
}

function parseFields(key: Value | undefined): IndexField[] {
  if (!isDoc(key) || key.size === 0) throw databaseError('CannotCreateIndex', 'Index keys cannot be empty');
  if (key.size > maxIndexedFields) throw notImplemented(`An index of more than ${maxIndexedFields} fields`);
  return [...key].map(([path, direction]) => {
    if (typeof direction === 'string') throw notImplemented(`An index of type '${direction}'`);
    if (!isNumeric(direction) || ![1, -1].includes(toNumber(direction)))
      throw databaseError('CannotCreateIndex', `Values in the index key pattern must be 1 or -1; field ${path}`);
    const parts = path.split('.');
    if (parts.includes(''))
      throw databaseError('CannotCreateIndex', `Index key contains an illegal field name: '${path}'`);
    if (parts.some((part) => part.startsWith('$'))) throw notImplemented(`An index on '${path}'`);
    if (parts.some((part) => /^\d+$/.test(part))) throw notImplemented(`An index on an array position ('${path}')`);
    return { path, parts, direction: toNumber(direction) as 1 | -1 };
  });
}

function parsePartial(source: Doc): PartialFilter {
  const filter = parseFilter(source);
  if (!allowedInPartial(filter)) throw databaseError('CannotCreateIndex', 'Expression not supported in partial index');
  return { filter, source, matches: compileMatcher(filter) };
}

const partialTests = new Set(['eq', 'in', 'gt', 'gte', 'lt', 'lte', 'exists']);

function allowedInPartial(filter: Expression): boolean {
  if (filter.kind === 'test') return partialTests.has(filter.test.op);
  return (filter.kind === 'and' || filter.kind === 'or') && filter.of.every(allowedInPartial);
}

function flag(spec: Doc, name: string): boolean {
  const value = spec.get(name);
  if (value === undefined) return false;
  if (typeof value === 'boolean') return value;
  if (isNumeric(value)) return toNumber(value) !== 0;
  throw databaseError('TypeMismatch', `The field '${name}' has value of the wrong type`);
}

function parseExpiry(value: Value | undefined, fields: readonly IndexField[]): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumeric(value) || !(toNumber(value) >= 0))
    throw databaseError(
      'CannotCreateIndex',
      "TTL index 'expireAfterSeconds' option must be within an acceptable range",
    );
  if (fields.length > 1)
    throw databaseError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  if (fields[0]?.path === '_id')
    throw databaseError(
      'CannotCreateIndex',
      "The field 'expireAfterSeconds' is not valid for an _id index specification",
    );
  return toNumber(value);
}

/** The index as `listIndexes` and the catalogue tell it. */
export function describeIndex(index: IndexDefinition): Doc {
  const doc: Doc = new Map<string, Value>([
    ['v', 2],
    ['key', keyPattern(index)],
    ['name', index.name],
  ]);
  if (index.unique && index.name !== '_id_') doc.set('unique', true);
  if (index.partial !== undefined) doc.set('partialFilterExpression', index.partial.source);
  if (index.expireAfterSeconds !== undefined) doc.set('expireAfterSeconds', index.expireAfterSeconds);
  return doc;
}

export function keyPattern(index: Pick<IndexDefinition, 'fields'>): Doc {
  return new Map(index.fields.map((field) => [field.path, field.direction]));
}

/** Whether a request to create `b` is already fulfilled by `a`. */
export function sameIndex(a: IndexDefinition, b: IndexDefinition): boolean {
  return sameValue(describeIndex(a), describeIndex(b));
}
