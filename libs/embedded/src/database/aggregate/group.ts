import { Double } from 'bson';
import { databaseError } from '../errors.ts';
import { isDoc, isNumeric, toNumber } from '../bson/values.ts';
import type { Doc, Numeric, Value } from '../bson/values.ts';
import { encodeValue } from '../index/key-encoder.ts';
import { addNumbers } from '../update/numbers.ts';
import { parseExpression } from './expression.ts';
import type { Evaluate } from './expression.ts';

/** What `$group` computes: one document for each value of `_id`, with a sum in each other field. */
export interface GroupSpec {
  readonly evaluateId: Evaluate;
  readonly sums: readonly { readonly field: string; readonly evaluate: Evaluate }[];
}

/** The accumulators that may stand in a group; all others are refused with code 168. */
export const accumulators: readonly string[] = ['$sum'];

/** Parses `{_id: expression, field: {$sum: expression}, …}`. */
export function parseGroup(argument: Value): GroupSpec {
  if (!isDoc(argument)) throw databaseError('BadValue', "a group's fields must be specified in an object");
  const id = argument.get('_id');
  if (id === undefined) throw databaseError('BadValue', 'a group specification must include an _id');
  const sums = [...argument]
    .filter(([field]) => field !== '_id')
    .map(([field, value]) => ({ field, evaluate: parseSum(field, value) }));
  return { evaluateId: parseExpression(id), sums };
}

function parseSum(field: string, value: Value): Evaluate {
  if (field.includes('.') || field.startsWith('$'))
    throw databaseError('BadValue', `The field name '${field}' is not valid in $group`);
  const [entry] = isDoc(value) ? value : [];
  if (!isDoc(value) || value.size !== 1 || entry === undefined)
    throw databaseError('BadValue', `The field '${field}' must specify one accumulator`);
  const [name, argument] = entry;
  if (!accumulators.includes(name))
    throw databaseError('InvalidPipelineOperator', `unknown group operator '${name}' (in the embedded database)`);
  return parseExpression(argument);
}

/** Gathers documents into groups, in the order in which their ids appear; a missing id counts as null. */
export function createGroups({ evaluateId, sums }: GroupSpec) {
  const groups = new Map<string, { readonly id: Value; readonly totals: Numeric[] }>();
  return {
    add(doc: Doc): void {
      const id = evaluateId(doc) ?? null;
      const identity = encodeValue(id).bytes.toString('latin1');
      const group = groups.get(identity) ?? { id, totals: sums.map(() => 0) };
      groups.set(identity, group);
      sums.forEach(({ evaluate }, at) => {
        group.totals[at] = sumOf(group.totals[at] as Numeric, evaluate(doc) ?? null);
      });
    },
    finish: (): Doc[] =>
      [...groups.values()].map(
        ({ id, totals }) =>
          new Map<string, Value>([['_id', id], ...sums.map(({ field }, at) => [field, totals[at]] as [string, Value])]),
      ),
  };
}

/** What is no number does not count; past 64 bits MongoDB goes on with doubles. */
function sumOf(total: Numeric, value: Value): Numeric {
  if (!isNumeric(value)) return total;
  return addNumbers(total, value) ?? new Double(toNumber(total) + toNumber(value));
}
