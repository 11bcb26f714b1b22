import { databaseError, notImplemented } from '../errors.ts';
import { isDoc, isNumeric, toNumber } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';
import type { Comparison, Expression, Test } from './expression.ts';

interface Recursion {
  parseFilter: (filter: Doc) => Expression;
}

type OperatorParser = (path: string, value: Value, recursion: Recursion) => Expression;

/** In MongoDB, not here: nothing of this product asks for them. */
const refused = new Set([
  '$type',
  '$size',
  '$regex',
  '$options',
  '$all',
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

const not = (of: Expression): Expression => ({ kind: 'not', of });

/** Parses `{$gt: 5, $lt: 8}` at a path. */
export function parseOperators(path: string, operators: Doc, recursion: Recursion): Expression {
  const parts = [...operators].map(([name, value]) => {
    if (refused.has(name)) throw notImplemented(`The query operator ${name}`);
    const parse = operatorParsers.get(name);
    if (parse === undefined) throw databaseError('BadValue', `unknown operator: ${name}`);
    return parse(path, value, recursion);
  });
  return parts.length === 1 ? (parts[0] as Expression) : { kind: 'and', of: parts };
}

const compare =
  (op: Comparison): OperatorParser =>
  (path, value) =>
    testAt(path, { op, value });

export const operatorParsers: ReadonlyMap<string, OperatorParser> = new Map<string, OperatorParser>([
  ['$eq', compare('eq')],
  ['$gt', compare('gt')],
  ['$gte', compare('gte')],
  ['$lt', compare('lt')],
  ['$lte', compare('lte')],
  ['$ne', (path, value) => not(testAt(path, { op: 'eq', value }))],
  ['$in', (path, value) => parseIn('$in', path, value)],
  ['$nin', (path, value) => not(parseIn('$nin', path, value))],
  ['$exists', (path, value) => (truthy(value) ? testAt(path, { op: 'exists' }) : not(testAt(path, { op: 'exists' })))],
  ['$not', (path, value, recursion) => not(parseNegated(path, value, recursion))],
  ['$elemMatch', (path, value, recursion) => parseElemMatch(path, value, recursion)],
]);

/** MongoDB's truth: everything but false, null and zero. */
export function truthy(value: Value): boolean {
  return isNumeric(value) ? toNumber(value) !== 0 : value !== false && value !== null;
}

function parseIn(name: string, path: string, value: Value): Expression {
  if (!Array.isArray(value)) throw databaseError('BadValue', `${name} needs an array`);
  if (value.some((entry) => isDoc(entry) && [...entry.keys()][0]?.startsWith('$')))
    throw databaseError('BadValue', `cannot nest $ under ${name}`);
  return testAt(path, { op: 'in', values: value });
}

function parseNegated(path: string, value: Value, recursion: Recursion): Expression {
  if (!isDoc(value)) throw databaseError('BadValue', '$not needs a document');
  if (value.size === 0) throw databaseError('BadValue', '$not cannot be empty');
  return parseOperators(path, value, recursion);
}

const logical = new Set(['$and', '$or', '$where']);

function parseElemMatch(path: string, value: Value, recursion: Recursion): Expression {
  if (!isDoc(value)) throw databaseError('BadValue', '$elemMatch needs an Object');
  const [first] = value.keys();
  const asksTheElement = first !== undefined && first.startsWith('$') && !logical.has(first);
  return asksTheElement
    ? testAt(path, { op: 'elemMatchValue', element: parseOperators('', value, recursion) })
    : testAt(path, { op: 'elemMatch', element: recursion.parseFilter(value) });
}
