import { Double } from 'bson';
import { databaseError } from '../errors.ts';
import { compareValues, sameValue } from '../bson/compare.ts';
import { isDoc, isNumeric, toNumber, typeName } from '../bson/values.ts';
import type { Found, Numeric, Value } from '../bson/values.ts';
import { addNumbers, multiplyNumbers } from '../update/numbers.ts';
import { parseDateToString } from './date-to-string.ts';
import { isNothing, isTrue, parseExpression } from './expression.ts';
import type { Evaluate, OperatorParser } from './expression.ts';

/** An operator on a fixed number of arguments (a single one may stand without brackets). */
function operation(name: string, count: number, calculate: (...values: Found[]) => Found): OperatorParser {
  return (argument, parse) => {
    const parts = Array.isArray(argument) ? argument : [argument];
    if (parts.length !== count)
      throw databaseError(
        'FailedToParse',
        `Expression ${name} takes exactly ${count} arguments. ${parts.length} were passed in.`,
      );
    const evaluates = parts.map(parse);
    return (doc) => calculate(...evaluates.map((evaluate) => evaluate(doc)));
  };
}

const comparison = (name: string, accepts: (difference: number) => boolean): OperatorParser =>
  operation(name, 2, (a, b) => accepts(compareValues(a, b)));

/** An operator on any number of arguments. */
function folding(combine: (evaluates: Evaluate[]) => Evaluate): OperatorParser {
  return (argument, parse) => combine((Array.isArray(argument) ? argument : [argument]).map(parse));
}

function sumOf(values: readonly Found[]): Found {
  let date: Date | undefined;
  let total: Numeric = 0;
  for (const value of values) {
    if (isNothing(value)) return null;
    if (value instanceof Date && date === undefined) date = value;
    else if (isNumeric(value)) total = fitting(addNumbers(total, value), '$add');
    else throw databaseError('TypeMismatch', `$add only supports numeric or date types, not ${typeName(value)}`);
  }
  return date === undefined ? total : new Date(date.getTime() + toNumber(total));
}

const productOf = (values: readonly Found[]): Found =>
  values.some(isNothing)
    ? null
    : values.reduce<Numeric>(
        (product, value) => fitting(multiplyNumbers(product, numeric(value, '$multiply')), '$multiply'),
        1,
      );

function differenceOf(a: Found, b: Found): Found {
  if (isNothing(a) || isNothing(b)) return null;
  if (a instanceof Date)
    return b instanceof Date
      ? BigInt(a.getTime() - b.getTime())
      : new Date(a.getTime() - toNumber(numeric(b, '$subtract')));
  return fitting(
    addNumbers(numeric(a, '$subtract'), fitting(multiplyNumbers(-1, numeric(b, '$subtract')), '$subtract')),
    '$subtract',
  );
}

function quotientOf(a: Found, b: Found): Found {
  if (isNothing(a) || isNothing(b)) return null;
  const divisor = toNumber(numeric(b, '$divide'));
  if (divisor === 0) throw databaseError('BadValue', "can't $divide by zero");
  return new Double(toNumber(numeric(a, '$divide')) / divisor);
}

function numeric(value: Found, name: string): Numeric {
  if (isNumeric(value)) return value;
  throw databaseError(
    'TypeMismatch',
    `${name} only supports numeric types, not ${value === undefined ? 'missing' : typeName(value)}`,
  );
}

function fitting(value: Numeric | undefined, name: string): Numeric {
  if (value === undefined) throw databaseError('BadValue', `${name} overflows 64 bits`);
  return value;
}

function parseCond(argument: Value, parse: (value: Value) => Evaluate): Evaluate {
  const parts = isDoc(argument)
    ? ['if', 'then', 'else'].map((name) => argument.get(name))
    : Array.isArray(argument)
      ? argument
      : [];
  if (parts.length !== 3 || parts.includes(undefined) || (isDoc(argument) && argument.size !== 3))
    throw databaseError('FailedToParse', "$cond takes exactly 'if', 'then' and 'else'");
  const [condition, yes, no] = parts.map((part) => parse(part as Value)) as [Evaluate, Evaluate, Evaluate];
  return (doc) => (isTrue(condition(doc)) ? yes(doc) : no(doc));
}

function contains(value: Found, array: Found): boolean {
  if (!Array.isArray(array)) throw databaseError('BadValue', '$in requires an array as a second argument');
  return value !== undefined && array.some((element) => sameValue(element, value));
}

function sizeOf(array: Found): number {
  if (Array.isArray(array)) return array.length;
  throw databaseError(
    'SizeOfNoArray',
    `The argument to $size must be an array, but was of type: ${array === undefined ? 'missing' : typeName(array)}`,
  );
}

function elementAt(array: Found, position: Found): Found {
  if (isNothing(array) || isNothing(position)) return null;
  if (!Array.isArray(array) || !isNumeric(position))
    throw databaseError('BadValue', '$arrayElemAt takes an array and a number');
  return array.at(toNumber(position));
}

const firstOf =
  (values: readonly Evaluate[]): Evaluate =>
  (doc) => {
    for (const evaluate of values) {
      const found = evaluate(doc);
      if (!isNothing(found)) return found;
    }
    return values.at(-1)?.(doc);
  };

/** The expressions that the product's reports use. */
export const expressionOperators: ReadonlyMap<string, OperatorParser> = new Map<string, OperatorParser>([
  ['$eq', comparison('$eq', (difference) => difference === 0)],
  ['$ne', comparison('$ne', (difference) => difference !== 0)],
  ['$gt', comparison('$gt', (difference) => difference > 0)],
  ['$gte', comparison('$gte', (difference) => difference >= 0)],
  ['$lt', comparison('$lt', (difference) => difference < 0)],
  ['$lte', comparison('$lte', (difference) => difference <= 0)],
  ['$and', folding((parts) => (doc) => parts.every((part) => isTrue(part(doc))))],
  ['$or', folding((parts) => (doc) => parts.some((part) => isTrue(part(doc))))],
  ['$not', operation('$not', 1, (value) => !isTrue(value))],
  ['$cond', parseCond],
  ['$ifNull', folding(firstOf)],
  ['$add', folding((parts) => (doc) => sumOf(parts.map((part) => part(doc))))],
  ['$multiply', folding((parts) => (doc) => productOf(parts.map((part) => part(doc))))],
  ['$subtract', operation('$subtract', 2, differenceOf)],
  ['$divide', operation('$divide', 2, quotientOf)],
  ['$in', operation('$in', 2, contains)],
  ['$size', operation('$size', 1, sizeOf)],
  ['$arrayElemAt', operation('$arrayElemAt', 2, elementAt)],
  ['$dateToString', parseDateToString],
]);

export const parse = (value: Value): Evaluate => parseExpression(value, expressionOperators);
