import { databaseError } from '../errors.ts';
import { isDoc, isNumeric, toNumber } from '../bson/values.ts';
import type { Doc, Found, Value } from '../bson/values.ts';

/** Computes a value from a document; undefined means missing. */
export type Evaluate = (doc: Doc) => Found;

/** Parses the argument of one operator. `parse` parses what lies inside. */
export type OperatorParser = (argument: Value, parse: (value: Value) => Evaluate) => Evaluate;

/** Parses an aggregation expression: a field path, a literal, a document of expressions or one operator. */
export function parseExpression(value: Value, operators: ReadonlyMap<string, OperatorParser>): Evaluate {
  const parse = (inner: Value): Evaluate => parseExpression(inner, operators);
  if (typeof value === 'string') return value.startsWith('$') ? parsePath(value) : () => value;
  if (Array.isArray(value)) {
    const elements = value.map(parse);
    return (doc) => elements.map((element) => element(doc) ?? null);
  }
  if (!isDoc(value)) return () => value;
  const [first] = value.keys();
  if (!first?.startsWith('$')) return parseFields(value, parse);
  if (value.size > 1) throw databaseError('FailedToParse', 'an expression document may hold only one operator');
  if (first === '$literal') return () => value.get('$literal');
  const operator = operators.get(first);
  if (operator === undefined)
    throw databaseError('InvalidPipelineOperator', `Unrecognized expression '${first}' (in the embedded database)`);
  return operator(value.get(first) as Value, parse);
}

function parseFields(value: Doc, parse: (value: Value) => Evaluate): Evaluate {
  const fields = [...value].map(([name, inner]) => {
    if (name.includes('.')) throw databaseError('FailedToParse', `FieldPath field names may not contain '.': ${name}`);
    return [name, parse(inner)] as const;
  });
  return (doc) => {
    const result: Doc = new Map();
    for (const [name, evaluate] of fields) {
      const found = evaluate(doc);
      if (found !== undefined) result.set(name, found);
    }
    return result;
  };
}

function parsePath(text: string): Evaluate {
  if (text === '$$ROOT' || text === '$$CURRENT') return (doc) => doc;
  const path = text.startsWith('$$ROOT.') ? text.slice('$$ROOT.'.length) : text.slice(1);
  if (path.startsWith('$'))
    throw databaseError(
      'InvalidPipelineOperator',
      `Use of the variable ${text} is not supported by the embedded database`,
    );
  const parts = path.split('.');
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
    const found = isDoc(element) ? valueAt(element, parts, at) : undefined;
    return found === undefined ? [] : [found];
  });
}

/** Missing, null, false and zero are false; everything else is true. */
export function isTrue(value: Found): boolean {
  if (value === undefined || value === null || value === false) return false;
  return isNumeric(value) ? toNumber(value) !== 0 : true;
}

export const isNothing = (value: Found): value is null | undefined => value === undefined || value === null;
