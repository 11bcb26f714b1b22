import { databaseError } from '../errors.ts';
import { compareValues } from '../bson/compare.ts';
import { isNumeric, typeName } from '../bson/values.ts';
import type { Value } from '../bson/values.ts';
import { addNumbers } from './numbers.ts';
import { parseAddToSet, parsePull, parsePush } from './array-operators.ts';
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

const increment: UpdateOperator['parse'] = (path, argument) => {
  if (!isNumeric(argument))
    throw databaseError('TypeMismatch', `Cannot increment with non-numeric argument: {${path}: …}`);
  return (slot) => {
    const current = slot.get();
    if (current !== undefined && !isNumeric(current))
      throw databaseError(
        'TypeMismatch',
        `Cannot apply $inc to a value of non-numeric type. The document has the field '${slot.path}' of non-numeric type ${typeName(current)}`,
      );
    const result = addNumbers(current ?? 0, argument);
    if (result === undefined)
      throw databaseError(
        'BadValue',
        'Failed to apply $inc operations to current value: the result does not fit 64 bits',
      );
    slot.set(result);
  };
};

function extreme(keepsNew: (difference: number) => boolean): UpdateOperator['parse'] {
  return (path, argument) => {
    refuseDollarNames(path, argument);
    return (slot) => {
      const current = slot.get();
      if (current === undefined || keepsNew(compareValues(argument, current))) slot.set(copyOf(argument));
    };
  };
}

export const updateOperators = new Map<string, UpdateOperator>([
  ['$set', { parse: set }],
  ['$setOnInsert', { parse: set, insertOnly: true }],
  ['$unset', { parse: () => (slot) => slot.remove(), existingOnly: true }],
  ['$inc', { parse: increment }],
  ['$min', { parse: extreme((difference) => difference < 0) }],
  ['$max', { parse: extreme((difference) => difference > 0) }],
  ['$push', { parse: parsePush }],
  ['$addToSet', { parse: parseAddToSet }],
  ['$pull', { parse: parsePull, existingOnly: true }],
]);

/** In MongoDB, not here: nothing of this product asks for them. */
export const refusedUpdateOperators = new Set([
  '$mul',
  '$currentDate',
  '$pullAll',
  '$pop',
  '$rename',
  '$bit',
  '$pushAll',
]);
