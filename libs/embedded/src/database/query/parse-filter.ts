import { databaseError, notImplemented } from '../errors.ts';
import { isDoc } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';
import type { Expression } from './expression.ts';
import { parseOperators, testAt } from './parse-operators.ts';

const refusedAtTop = new Set([
  '$nor',
  '$comment',
  '$expr',
  '$where',
  '$text',
  '$jsonSchema',
  '$sampleRate',
  '$alwaysTrue',
  '$alwaysFalse',
]);

/** Parses a filter as `find` takes it. Unknown operators are refused with code 2, known ones that this database lacks with 238. */
export function parseFilter(filter: Doc): Expression {
  const parts: Expression[] = [];
  for (const [name, value] of filter) {
    parts.push(name.startsWith('$') ? parseLogical(name, value) : parseField(name, value));
  }
  return parts.length === 1 ? (parts[0] as Expression) : { kind: 'and', of: parts };
}

function parseLogical(name: string, value: Value): Expression {
  if (refusedAtTop.has(name)) throw notImplemented(`The query operator ${name}`);
  if (name !== '$and' && name !== '$or') {
    throw databaseError(
      'BadValue',
      `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
    );
  }
  if (!Array.isArray(value)) throw databaseError('BadValue', `${name} argument must be an array`);
  if (value.length === 0) throw databaseError('BadValue', `${name} argument must be a non-empty array`);
  const of = value.map((entry) => {
    if (!isDoc(entry)) throw databaseError('BadValue', `${name} argument's entries must be objects`);
    return parseFilter(entry);
  });
  return { kind: name.slice(1) as 'and' | 'or', of };
}

/** `{path: value}`, where the value is a literal or a document of operators. */
function parseField(path: string, value: Value): Expression {
  if (isOperators(value)) return parseOperators(path, value, { parseFilter });
  return testAt(path, { op: 'eq', value });
}

/** A document whose first name is an operator is a document of operators. */
function isOperators(value: Value): value is Doc {
  if (!isDoc(value)) return false;
  const [first] = value.keys();
  return first !== undefined && first.startsWith('$') && !['$ref', '$id', '$db'].includes(first);
}
