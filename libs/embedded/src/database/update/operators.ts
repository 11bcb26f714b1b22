import { databaseError } from '../errors.ts';
import { compareValues } from '../bson/compare.ts';
import { isDoc, isNumeric, typeName } from '../bson/values.ts';
import type { Numeric, Value } from '../bson/values.ts';
import { addNumbers, multiplyNumbers } from './numbers.ts';
import { parseAddToSet, parsePop, parsePull, parsePullAll, parsePush } from './array-operators.ts';
import { refuseDollarNames } from './dollar-names.ts';
import type { Change } from './change.ts';
import { copyOf } from './copy-of.ts';

export interface UpdateOperator {
  /** Checks the argument, once for each update, and gives what is to be done. */
  parse(path: string, argument: Value): Change;
  readonly existingOnly?: true;
  readonly insertOnly?: true;
}

/** The argument is used for each document: each gets its own. */
const set: UpdateOperator['parse'] = (path, value) => {
  refuseDollarNames(path, value);
  return (slot) => slot.set(copyOf(value));
};

type Calculation = (a: Numeric, b: Numeric) => Numeric | undefined;

function arithmetic(name: string, verb: string, calculate: Calculation): UpdateOperator['parse'] {
  return (path, argument) => {
    if (!isNumeric(argument))
      throw databaseError('TypeMismatch', `Cannot ${verb} with non-numeric argument: {${path}: …}`);
    return (slot) => {
      const current = slot.get();
      if (current !== undefined && !isNumeric(current))
        throw databaseError(
          'TypeMismatch',
          `Cannot apply ${name} to a value of non-numeric type. The document has the field '${slot.path}' of non-numeric type ${typeName(current)}`,
        );
      const result = calculate(current ?? 0, argument);
      if (result === undefined)
        throw databaseError(
          'BadValue',
          `Failed to apply ${name} operations to current value: the result does not fit 64 bits`,
        );
      slot.set(result);
    };
  };
}

function extreme(keepsNew: (difference: number) => boolean): UpdateOperator['parse'] {
  return (path, argument) => {
    refuseDollarNames(path, argument);
    return (slot) => {
      const current = slot.get();
      if (current === undefined || keepsNew(compareValues(argument, current))) slot.set(copyOf(argument));
    };
  };
}

const currentDate: UpdateOperator['parse'] = (path, argument) => {
  const wantsDate = argument === true || (isDoc(argument) && argument.size === 1 && argument.get('$type') === 'date');
  if (!wantsDate)
    throw databaseError(
      'NotImplemented',
      `$currentDate only takes true or {$type: 'date'} in the embedded database; field ${path}`,
    );
  return (slot, { now }) => slot.set(now);
};

export const updateOperators = new Map<string, UpdateOperator>([
  ['$set', { parse: set }],
  ['$setOnInsert', { parse: set, insertOnly: true }],
  ['$unset', { parse: () => (slot) => slot.remove(), existingOnly: true }],
  ['$inc', { parse: arithmetic('$inc', 'increment', addNumbers) }],
  ['$mul', { parse: arithmetic('$mul', 'multiply', multiplyNumbers) }],
  ['$min', { parse: extreme((difference) => difference < 0) }],
  ['$max', { parse: extreme((difference) => difference > 0) }],
  ['$currentDate', { parse: currentDate }],
  ['$push', { parse: parsePush }],
  ['$addToSet', { parse: parseAddToSet }],
  ['$pull', { parse: parsePull, existingOnly: true }],
  ['$pullAll', { parse: parsePullAll, existingOnly: true }],
  ['$pop', { parse: parsePop, existingOnly: true }],
]);

/** In MongoDB, not here. */
export const refusedUpdateOperators = new Set(['$rename', '$bit', '$pushAll']);
