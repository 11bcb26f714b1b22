import { databaseError, notImplemented } from '../errors.ts';
import { sameValue } from '../bson/compare.ts';
import { isDoc, isNumeric, toNumber, typeName } from '../bson/values.ts';
import type { Doc, Found, Value } from '../bson/values.ts';
import { compileMatcher } from '../query/matcher.ts';
import { parseFilter } from '../query/parse-filter.ts';
import type { Change } from './change.ts';
import { refuseDollarNames } from './dollar-names.ts';
import type { Slot } from './update-path.ts';

/** `$push: value` or `$push: {$each, $slice}`. */
export function parsePush(path: string, argument: Value): Change {
  const { values, modifiers } = parseEach('$push', path, argument, new Set(['$each', '$slice']));
  const slice = parseSlice(modifiers.get('$slice'));
  return (slot) => {
    const result = [...(arrayIn(slot, '$push') ?? []), ...values];
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

/** Takes out the elements that equal the argument, or (a document) that are documents which meet it as a filter. */
export function parsePull(_path: string, argument: Value): Change {
  const takesOut = pullCondition(argument);
  return (slot) => {
    const current = slot.get();
    if (current === undefined) return;
    if (!Array.isArray(current)) throw databaseError('BadValue', 'Cannot apply $pull to a non-array value');
    slot.set(current.filter((element) => !takesOut(element)));
  };
}

function pullCondition(argument: Value): (element: Value) => boolean {
  if (!isDoc(argument)) return (element) => sameValue(element, argument);
  const [first] = argument.keys();
  if (first?.startsWith('$')) throw notImplemented(`The condition ${first} in $pull`);
  const matches = compileMatcher(parseFilter(argument));
  return (element) => isDoc(element) && matches(element);
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
  if (unknown === '$position' || unknown === '$sort') throw notImplemented(`The clause ${unknown} of ${name}`);
  if (unknown !== undefined) throw databaseError('BadValue', `Unrecognized clause in ${name}: ${unknown}`);
  const values = argument.get('$each');
  if (!Array.isArray(values)) throw databaseError('TypeMismatch', `The argument to $each in ${name} must be an array`);
  refuseDollarNames(path, values);
  return { values, modifiers: argument };
}

function parseSlice(value: Found): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumeric(value) || !Number.isInteger(toNumber(value)))
    throw databaseError('BadValue', 'The value for $slice must be an integer value');
  return toNumber(value);
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
