import { databaseError, notImplemented } from '../errors.ts';
import { isDoc, isNumeric, isRegex, toNumber, typeNumbers } from '../bson/values.ts';
import type { Doc, TypeName, Value } from '../bson/values.ts';
import type { Comparison, Expression, Test } from './expression.ts';
import { compileRegex } from './regex.ts';
import type { CompiledRegex } from './regex.ts';

interface Recursion {
  parseFilter: (filter: Doc) => Expression;
}

type OperatorParser = (path: string, value: Value, siblings: Doc, recursion: Recursion) => Expression;

const refused = new Set([
  '$mod',
  '$bitsAllSet',
  '$bitsAllClear',
  '$bitsAnySet',
  '$bitsAnyClear',
  '$geoWithin',
  '$geoIntersects',
  '$near',
  '$nearSphere',
  '$within',
  '$maxDistance',
  '$minDistance',
  '$expr',
  '$where',
  '$text',
  '$jsonSchema',
  '$comment',
  '$_internalSchemaType',
]);

export const testAt = (path: string, test: Test): Expression => ({ kind: 'test', path, parts: path.split('.'), test });

export const regexTest = (path: string, { pattern, prefix }: CompiledRegex): Expression =>
  testAt(path, { op: 'regex', pattern, prefix });

const not = (of: Expression): Expression => ({ kind: 'not', of });

/** Parses `{$gt: 5, $lt: 8}` at a path. */
export function parseOperators(path: string, operators: Doc, recursion: Recursion): Expression {
  const parts = [...operators].map(([name, value]) => {
    if (refused.has(name)) throw notImplemented(`The query operator ${name}`);
    const parse = operatorParsers.get(name);
    if (parse === undefined) throw databaseError('BadValue', `unknown operator: ${name}`);
    return parse(path, value, operators, recursion);
  });
  return parts.length === 1 ? (parts[0] as Expression) : { kind: 'and', of: parts };
}

const compare =
  (op: Comparison): OperatorParser =>
  (path, value) => {
    if (isRegex(value) && op !== 'eq')
      throw databaseError('BadValue', `Can't have RegEx as arg to predicate over field '${path}'.`);
    return testAt(path, { op, value });
  };

export const operatorParsers: ReadonlyMap<string, OperatorParser> = new Map<string, OperatorParser>([
  ['$eq', compare('eq')],
  ['$gt', compare('gt')],
  ['$gte', compare('gte')],
  ['$lt', compare('lt')],
  ['$lte', compare('lte')],
  [
    '$ne',
    (path, value) => {
      if (isRegex(value)) throw databaseError('BadValue', "Can't have regex as arg to $ne.");
      return not(testAt(path, { op: 'eq', value }));
    },
  ],
  ['$in', (path, value) => parseIn('$in', path, value)],
  ['$nin', (path, value) => not(parseIn('$nin', path, value))],
  ['$exists', (path, value) => (truthy(value) ? testAt(path, { op: 'exists' }) : not(testAt(path, { op: 'exists' })))],
  ['$type', (path, value) => testAt(path, { op: 'type', types: parseTypes(value) })],
  ['$size', (path, value) => testAt(path, { op: 'size', size: parseSize(value) })],
  ['$regex', (path, value, siblings) => parseRegex(path, value, siblings)],
  [
    '$options',
    (_path, _value, siblings) => {
      if (!siblings.has('$regex')) throw databaseError('BadValue', '$options needs a $regex');
      return { kind: 'and', of: [] };
    },
  ],
  ['$not', (path, value, _siblings, recursion) => not(parseNegated(path, value, recursion))],
  ['$all', (path, value, _siblings, recursion) => parseAll(path, value, recursion)],
  ['$elemMatch', (path, value, _siblings, recursion) => parseElemMatch(path, value, recursion)],
]);

/** MongoDB's truth: everything but false, null and zero. */
export function truthy(value: Value): boolean {
  return isNumeric(value) ? toNumber(value) !== 0 : value !== false && value !== null;
}

function parseIn(name: string, path: string, value: Value): Expression {
  if (!Array.isArray(value)) throw databaseError('BadValue', `${name} needs an array`);
  if (value.some((entry) => isDoc(entry) && [...entry.keys()][0]?.startsWith('$')))
    throw databaseError('BadValue', `cannot nest $ under ${name}`);
  const patterns = value.filter(isRegex).map((regex) => compileRegex(regex.pattern, regex.options).pattern);
  return testAt(path, { op: 'in', values: value.filter((entry) => !isRegex(entry)), patterns });
}

function parseTypes(value: Value): ReadonlySet<TypeName> {
  const list = Array.isArray(value) ? value : [value];
  if (list.length === 0) throw databaseError('FailedToParse', '$type must match at least one type');
  return new Set(list.flatMap(parseType));
}

const numberTypes: TypeName[] = ['int', 'long', 'double'];
const absentTypes = new Set([
  'undefined',
  'dbPointer',
  'javascript',
  'symbol',
  'javascriptWithScope',
  'timestamp',
  'decimal',
  'minKey',
  'maxKey',
  '-1',
  '6',
  '12',
  '13',
  '14',
  '15',
  '17',
  '19',
  '127',
]);

function parseType(value: Value): TypeName[] {
  if (value === 'number') return numberTypes;
  const name = isNumeric(value) ? String(toNumber(value)) : value;
  if (typeof name === 'string' && absentTypes.has(name)) throw notImplemented(`The type ${name} in $type`);
  const found = Object.entries(typeNumbers).find(([known, number]) =>
    isNumeric(value) ? String(number) === name : known === name,
  );
  if (found === undefined) throw databaseError('BadValue', `Unknown type name alias: ${String(name)}`);
  return [found[0] as TypeName];
}

function parseSize(value: Value): number {
  if (!isNumeric(value)) throw databaseError('FailedToParse', 'Failed to parse $size. Expected a number');
  const size = toNumber(value);
  if (!Number.isInteger(size)) throw databaseError('FailedToParse', 'Failed to parse $size. Expected an integer');
  if (size < 0) throw databaseError('FailedToParse', 'Failed to parse $size. Expected a non-negative number');
  return size;
}

function parseRegex(path: string, value: Value, siblings: Doc): Expression {
  const options = siblings.get('$options');
  if (options !== undefined && typeof options !== 'string')
    throw databaseError('BadValue', '$options has to be a string');
  if (isRegex(value)) {
    if (options !== undefined && value.options !== '')
      throw databaseError('BadValue', 'options set in both $regex and $options');
    return regexTest(path, compileRegex(value.pattern, options ?? value.options));
  }
  if (typeof value !== 'string') throw databaseError('BadValue', '$regex has to be a string');
  return regexTest(path, compileRegex(value, options ?? ''));
}

function parseNegated(path: string, value: Value, recursion: Recursion): Expression {
  if (isRegex(value)) return regexTest(path, compileRegex(value.pattern, value.options));
  if (!isDoc(value)) throw databaseError('BadValue', '$not needs a regex or a document');
  if (value.size === 0) throw databaseError('BadValue', '$not cannot be empty');
  return parseOperators(path, value, recursion);
}

function parseAll(path: string, value: Value, recursion: Recursion): Expression {
  if (!Array.isArray(value)) throw databaseError('BadValue', '$all needs an array');
  if (value.length === 0) return { kind: 'never' };
  return { kind: 'and', of: value.map((entry) => parseAllEntry(path, entry, recursion)) };
}

function parseAllEntry(path: string, entry: Value, recursion: Recursion): Expression {
  if (isRegex(entry)) return regexTest(path, compileRegex(entry.pattern, entry.options));
  if (!isDoc(entry) || ![...entry.keys()][0]?.startsWith('$')) return testAt(path, { op: 'eq', value: entry });
  const element = entry.get('$elemMatch');
  if (element === undefined || entry.size > 1) throw databaseError('BadValue', 'no $ expressions in $all');
  return parseElemMatch(path, element, recursion);
}

const logical = new Set(['$and', '$or', '$nor', '$where']);

function parseElemMatch(path: string, value: Value, recursion: Recursion): Expression {
  if (!isDoc(value)) throw databaseError('BadValue', '$elemMatch needs an Object');
  const [first] = value.keys();
  const asksTheElement = first !== undefined && first.startsWith('$') && !logical.has(first);
  return asksTheElement
    ? testAt(path, { op: 'elemMatchValue', element: parseOperators('', value, recursion) })
    : testAt(path, { op: 'elemMatch', element: recursion.parseFilter(value) });
}
