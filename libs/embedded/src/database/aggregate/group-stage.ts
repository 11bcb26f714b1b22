import { databaseError } from '../errors.ts';
import { isDoc } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';
import { encodeValue } from '../index/key-encoder.ts';
import { parseAccumulator } from './accumulators.ts';
import type { Accumulator } from './accumulators.ts';
import { parse } from './operators.ts';
import { atTheEnd } from './stage.ts';
import type { Stage } from './stage.ts';

interface Group {
  readonly id: Value;
  readonly accumulators: Accumulator[];
}

/** `$group`: one document for each value of `_id` (missing counts as null), in the order in which they appear. */
export function parseGroup(argument: Value): Stage {
  if (!isDoc(argument)) throw databaseError('BadValue', "a group's fields must be specified in an object");
  const id = argument.get('_id');
  if (id === undefined) throw databaseError('BadValue', 'a group specification must include an _id');
  const evaluateId = parse(id);
  const fields = [...argument]
    .filter(([name]) => name !== '_id')
    .map(([name, value]) => {
      if (name.includes('.') || name.startsWith('$'))
        throw databaseError('BadValue', `The field name '${name}' is not valid in $group`);
      return { name, ...parseAccumulator(name, value) };
    });
  return (next) => {
    const groups = new Map<string, Group>();
    function take(doc: Doc): void {
      const value = evaluateId(doc) ?? null;
      const identity = encodeValue(value).bytes.toString('latin1');
      const group = groups.get(identity) ?? { id: value, accumulators: fields.map((field) => field.create()) };
      groups.set(identity, group);
      fields.forEach((field, index) => group.accumulators[index]?.add(field.evaluate(doc)));
    }
    const give = (): Doc[] =>
      [...groups.values()].map(
        (group) =>
          new Map<string, Value>([
            ['_id', group.id],
            ...fields.map((field, index): [string, Value] => [field.name, group.accumulators[index]?.result() ?? null]),
          ]),
      );
    return atTheEnd(take, give)(next);
  };
}
