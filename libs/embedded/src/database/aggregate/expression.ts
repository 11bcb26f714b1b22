import { databaseError } from '../errors.ts';
import { compareValues } from '../bson/compare.ts';
import { isDoc } from '../bson/values.ts';
import type { Doc, Found, Value } from '../bson/values.ts';

/** Computes a value from a document; undefined means missing. */
export type Evaluate = (doc: Doc) => Found;

/** The operators that may stand in an expression; all others are refused with code 168. */
export const expressionOperators: Readonly<Record<string, (argument: Value) => Evaluate>> = { $gt: parseGreater };

/** Parses an aggregation expression: a field path, a constant that is no document or array, or one operator. */
export function parseExpression(value: Value): Evaluate {
  if (typeof value === 'string' && value.startsWith('$')) return parsePath(value);
  if (Array.isArray(value)) throw databaseError('InvalidPipelineOperator', 'The embedded database computes no arrays');
  if (!isDoc(value)) return () => value;
  const [name = 'a document of expressions'] = value.keys();
  const operator = Object.hasOwn(expressionOperators, name) ? expressionOperators[name] : undefined;
  if (operator === undefined || value.size > 1)
    throw databaseError('InvalidPipelineOperator', `Unrecognized expression '${name}' (in the embedded database)`);
  return operator(value.get(name) as Value);
}

/** Across types too, in MongoDB's order of types: a missing field lies below null. */
function parseGreater(argument: Value): Evaluate {
  const [left, right, ...more] = Array.isArray(argument) ? argument.map(parseExpression) : [];
  if (left === undefined || right === undefined || more.length > 0)
    throw databaseError('FailedToParse', 'Expression $gt takes exactly 2 arguments');
  return (doc) => compareValues(left(doc), right(doc)) > 0;
}

function parsePath(text: string): Evaluate {
  if (text.startsWith('$$'))
    throw databaseError(
      'InvalidPipelineOperator',
      `Use of the variable ${text} is not supported by the embedded database`,
    );
  const parts = text.slice(1).split('.');
  if (parts.some((part) => part === '' || part.startsWith('$')))
    throw databaseError('FailedToParse', `'${text}' is no valid field path`);
  return (doc) => valueAt(doc, parts, 0);
}

/** Through an array the path gives the array of what its documents have there. */
function valueAt(value: Found, parts: readonly string[], at: number): Found {
  if (at === parts.length) return value;
  if (isDoc(value)) return valueAt(value.get(parts[at] as string), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((element) => {
    const inner = isDoc(element) ? valueAt(element, parts, at) : undefined;
    return inner === undefined ? [] : [inner];
  });
}
