import { databaseError, notImplemented } from '../errors.ts';
import type { Doc, Found } from '../bson/values.ts';
import type { Expression } from '../query/expression.ts';
import { compileMatcher } from '../query/matcher.ts';

/**
 * The position, in the array at `arrayPath`, of the element by which the filter matched: what `$` stands for in an
 * update. MongoDB leaves open which one it is when several conditions name the array: that is refused.
 */
export function matchedPosition(filter: Expression, doc: Doc, arrayPath: readonly string[]): number {
  const path = arrayPath.join('.');
  const conditions = conditionsOn(filter, path);
  const [condition] = conditions;
  if (condition === undefined)
    throw databaseError('BadValue', 'The positional operator did not find the match needed from the query.');
  if (conditions.length > 1)
    throw notImplemented(`The positional operator with several conditions on '${path}' (use $elemMatch)`);
  const array = valueAt(doc, arrayPath);
  const matches = compileMatcher(condition);
  const position = Array.isArray(array) ? array.findIndex((element) => matches(holding(arrayPath, [element]))) : -1;
  if (position < 0)
    throw databaseError('BadValue', 'The positional operator did not find the match needed from the query.');
  return position;
}

function conditionsOn(filter: Expression, path: string): Expression[] {
  if (filter.kind === 'and') return filter.of.flatMap((part) => conditionsOn(part, path));
  return filter.kind === 'test' && (filter.path === path || filter.path.startsWith(`${path}.`)) ? [filter] : [];
}

function valueAt(doc: Doc, path: readonly string[]): Found {
  return path.reduce<Found>((value, part) => (value instanceof Map ? value.get(part) : undefined), doc);
}

/** A document with just this array at the path. */
function holding(path: readonly string[], array: Found[]): Doc {
  return path.reduceRight<unknown>((inner, part) => new Map([[part, inner]]), array) as Doc;
}
