import { compareNumbers, compareValues, typeRank } from '../bson/compare.ts';
import { isNumeric } from '../bson/values.ts';
import type { Expression, Test } from '../query/expression.ts';
import { acceptsValue } from '../query/matcher.ts';
import type { Conditions } from './conditions.ts';

/** Whether every document that meets the conditions also passes a partial index's filter. Says no when in doubt. */
export function implies(conditions: Conditions, filter: Expression): boolean {
  if (filter.kind === 'and') return filter.of.every((part) => implies(conditions, part));
  if (filter.kind === 'or') return filter.of.some((part) => implies(conditions, part));
  if (filter.kind !== 'test') return false;
  return (conditions.tests.get(filter.path) ?? []).some((known) => testImplies(known, filter.test));
}

function testImplies(known: Test, wanted: Test): boolean {
  if (known.op === 'eq')
    return known.value !== null && !Array.isArray(known.value) && acceptsValue(wanted, known.value);
  if (known.op === 'in')
    return known.values.every((value) => value !== null && !Array.isArray(value) && acceptsValue(wanted, value));
  if (wanted.op === 'exists') return true;
  return orderImplies(known, wanted);
}

type Order = Extract<Test, { op: 'gt' | 'gte' | 'lt' | 'lte' | 'eq' }>;

const isOrder = (test: Test): test is Order => ['gt', 'gte', 'lt', 'lte'].includes(test.op);

/** `{$gt: 5}` implies `{$gte: 5}` and `{$gt: 4}`. */
function orderImplies(known: Test, wanted: Test): boolean {
  if (!isOrder(known) || !isOrder(wanted) || known.value === null || typeRank(known.value) !== typeRank(wanted.value))
    return false;
  const upward = known.op.startsWith('g');
  if (upward !== wanted.op.startsWith('g')) return false;
  const difference =
    isNumeric(known.value) && isNumeric(wanted.value)
      ? compareNumbers(known.value, wanted.value)
      : compareValues(known.value, wanted.value);
  if (difference === 0) return wanted.op.endsWith('e') || !known.op.endsWith('e');
  return upward ? difference > 0 : difference < 0;
}
