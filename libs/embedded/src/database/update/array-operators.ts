import { databaseError } from '../errors.ts';
import { compareValues, sameValue } from '../bson/compare.ts';
import { isDoc, isNumeric, isRegex, toNumber, typeName } from '../bson/values.ts';
import type { Doc, Found, Value } from '../bson/values.ts';
import { compileMatcher } from '../query/matcher.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { compareKeys, parseSort, sortKey } from '../read/sort.ts';
import type { Change } from './change.ts';
import { refuseDollarNames } from './dollar-names.ts';
import type { Slot } from './update-path.ts';

/** `$push: value` or `$push: {$each, $position, $sort, $slice}`. */
export function parsePush(path: string, argument: Value): Change {
  const { values, modifiers } = parseEach('$push', path, argument, new Set(['$each', '$position', '$sort', '$slice']));
  const position = parseInteger(modifiers, '$position');
  const slice = parseInteger(modifiers, '$slice');
  const order = parseElementOrder(modifiers.get('$sort'));
  return (slot) => {
    const array = arrayIn(slot, '$push') ?? [];
    const result = [...array];
    result.splice(positionFor(position, result.length), 0, ...values);
    if (order !== undefined) result.sort(order);
    slot.set(slice === undefined ? result : slice >= 0 ? result.slice(0, slice) : result.slice(slice));
  };
}

/** Adds what is not there yet; what was there twice stays twice. */
export function parseAddToSet(path: string, argument: Value): Change {
  const { values } = parseEach('$addToSet', path, argument, new Set(['$each']));
  return (slot) => {
    const result = [...(arrayIn(slot, '$addToSet') ?? [])];
    for (const value of values) if (!result.some((known) => sameValue(known, value))) result.push(value);
    slot.set(result);
  };
}

/** Takes out the elements that equal the argument or meet it as a condition. */
export function parsePull(_path: string, argument: Value): Change {
  return removing('$pull', pullCondition(argument));
}

export function parsePullAll(_path: string, argument: Value): Change {
  if (!Array.isArray(argument)) throw databaseError('BadValue', '$pullAll requires an array argument');
  return removing('$pullAll', (element) => argument.some((value) => sameValue(element, value)));
}

/** 1 takes the last element away, -1 the first. */
export function parsePop(_path: string, argument: Value): Change {
  const end = isNumeric(argument) ? toNumber(argument) : NaN;
  if (end !== 1 && end !== -1) throw databaseError('FailedToParse', `$pop expects 1 or -1, found: ${String(argument)}`);
  return (slot) => {
    if (slot.get() === undefined) return;
    const array = slot.get();
    if (!Array.isArray(array))
      throw databaseError(
        'TypeMismatch',
        `Path '${slot.path}' contains an element of non-array type '${typeName(array as Value)}'`,
      );
    slot.set(end === 1 ? array.slice(0, -1) : array.slice(1));
  };
}

function removing(name: string, takesOut: (element: Value) => boolean): Change {
  return (slot) => {
    const current = slot.get();
    if (current === undefined) return;
    if (!Array.isArray(current)) throw databaseError('BadValue', `Cannot apply ${name} to a non-array value`);
    slot.set(current.filter((element) => !takesOut(element)));
  };
}

/** A document of operators asks about the element, any other document is a filter on elements that are documents. */
function pullCondition(argument: Value): (element: Value) => boolean {
  const [first] = isDoc(argument) ? argument.keys() : [];
  if (isDoc(argument) && !(first?.startsWith('$') && !['$and', '$or', '$nor'].includes(first))) {
    const matches = compileMatcher(parseFilter(argument));
    return (element) => isDoc(element) && matches(element);
  }
  if (!isDoc(argument) && !isRegex(argument)) return (element) => sameValue(element, argument);
  const matches = compileMatcher(parseFilter(new Map([['element', argument]])));
  return (element) => matches(new Map([['element', element]]));
}

interface Each {
  values: Value[];
  modifiers: Doc;
}

function parseEach(name: string, path: string, argument: Value, allowed: ReadonlySet<string>): Each {
  if (!isDoc(argument) || !argument.has('$each')) {
    refuseDollarNames(path, argument);
    return { values: [argument], modifiers: new Map() };
  }
  const unknown = [...argument.keys()].find((key) => !allowed.has(key));
  if (unknown !== undefined) throw databaseError('BadValue', `Unrecognized clause in ${name}: ${unknown}`);
  const values = argument.get('$each');
  if (!Array.isArray(values)) throw databaseError('TypeMismatch', `The argument to $each in ${name} must be an array`);
  refuseDollarNames(path, values);
  return { values, modifiers: argument };
}

function parseInteger(modifiers: Doc, name: string): number | undefined {
  const value = modifiers.get(name);
  if (value === undefined) return undefined;
  if (!isNumeric(value) || !Number.isInteger(toNumber(value)))
    throw databaseError('BadValue', `The value for ${name} must be an integer value`);
  return toNumber(value);
}

const positionFor = (position: number | undefined, length: number): number =>
  position === undefined ? length : position >= 0 ? Math.min(position, length) : Math.max(length + position, 0);

/** `$sort: 1` orders the elements, `$sort: {path: 1}` orders them by a path inside. */
function parseElementOrder(value: Found): ((a: Value, b: Value) => number) | undefined {
  if (value === undefined) return undefined;
  if (isDoc(value)) {
    if (value.size === 0)
      throw databaseError('BadValue', 'The $sort pattern is empty when it should be a set of fields.');
    const sort = parseSort(value);
    const keyOf = (element: Value) => (isDoc(element) ? sortKey(element, sort) : sort.map(() => null));
    return (a, b) => compareKeys(keyOf(a), keyOf(b), sort);
  }
  const direction = isNumeric(value) ? toNumber(value) : NaN;
  if (direction !== 1 && direction !== -1)
    throw databaseError('BadValue', 'The $sort element value must be either 1 or -1');
  return (a, b) => compareValues(a, b) * direction;
}

function arrayIn(slot: Slot, name: string): Value[] | undefined {
  const current = slot.get();
  if (current === undefined || Array.isArray(current)) return current;
  throw databaseError(
    'BadValue',
    name === '$push'
      ? `The field '${slot.path}' must be an array but is of type ${typeName(current)}`
      : `Cannot apply ${name} to non-array field. Field named '${slot.path}' has non-array type ${typeName(current)}`,
  );
}
