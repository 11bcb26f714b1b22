import { databaseError } from '../errors.ts';
import type { Doc, Value } from '../bson/values.ts';
import type { Expression } from '../query/expression.ts';
import { slotAt } from './update-path.ts';

/** The fields that a filter pins to one value: an upsert that finds nothing starts from them. */
export function equalitiesOf(filter: Expression): Doc {
  const doc: Doc = new Map();
  const seen = new Set<string>();
  for (const { path, parts, value } of pinnedValues(filter)) {
    const clash = [...seen].find(
      (known) => known === path || known.startsWith(`${path}.`) || path.startsWith(`${known}.`),
    );
    if (clash !== undefined)
      throw databaseError('NotSingleValueField', `cannot infer query fields to set, path '${path}' is matched twice`);
    seen.add(path);
    slotAt(doc, parts, false)?.set(value);
  }
  return doc;
}

interface Pinned {
  path: string;
  parts: readonly string[];
  value: Value;
}

function pinnedValues(filter: Expression): Pinned[] {
  if (filter.kind === 'and' || (filter.kind === 'or' && filter.of.length === 1)) return filter.of.flatMap(pinnedValues);
  if (filter.kind !== 'test') return [];
  const { path, parts, test } = filter;
  if (test.op === 'eq') return [{ path, parts, value: test.value }];
  return test.op === 'in' && test.values.length === 1 ? [{ path, parts, value: test.values[0] as Value }] : [];
}
