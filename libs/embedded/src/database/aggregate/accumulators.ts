import { Double } from 'bson';
import { databaseError } from '../errors.ts';
import { compareValues } from '../bson/compare.ts';
import { isDoc, isNumeric, toNumber } from '../bson/values.ts';
import type { Found, Numeric, Value } from '../bson/values.ts';
import { encodeValue } from '../index/key-encoder.ts';
import { addNumbers } from '../update/numbers.ts';
import { isNothing } from './expression.ts';
import type { Evaluate } from './expression.ts';
import { parse } from './operators.ts';

/** Gathers one value for each document of a group. */
export interface Accumulator {
  add(value: Found): void;
  result(): Value;
}

export const accumulators: Readonly<Record<string, () => Accumulator>> = {
  $sum: createSum,
  $avg: createAverage,
  $min: () => createExtreme((difference) => difference < 0),
  $max: () => createExtreme((difference) => difference > 0),
  $first: () => {
    let first: { value: Value } | undefined;
    return {
      add: (value) => {
        first ??= { value: value ?? null };
      },
      result: () => first?.value ?? null,
    };
  },
  $last: () => {
    let last: Value = null;
    return {
      add: (value) => {
        last = value ?? null;
      },
      result: () => last,
    };
  },
  $push: () => {
    const values: Value[] = [];
    return {
      add: (value) => {
        if (value !== undefined) values.push(value);
      },
      result: () => values,
    };
  },
  $addToSet: () => {
    const values = new Map<string, Value>();
    return {
      add: (value) => {
        if (value === undefined) return;
        const identity = encodeValue(value).bytes.toString('latin1');
        if (!values.has(identity)) values.set(identity, value);
      },
      result: () => [...values.values()],
    };
  },
};

/** What is no number does not count. */
function createSum(): Accumulator {
  let total: Numeric = 0;
  return {
    // Past 64 bits MongoDB goes on with doubles.
    add: (value) => {
      if (isNumeric(value)) total = addNumbers(total, value) ?? new Double(toNumber(total) + toNumber(value));
    },
    result: () => total,
  };
}

function createAverage(): Accumulator {
  const sum = createSum();
  let count = 0;
  return {
    add: (value) => {
      if (isNumeric(value)) count += 1;
      sum.add(value);
    },
    result: () => (count === 0 ? null : new Double(toNumber(sum.result() as Numeric) / count)),
  };
}

function createExtreme(isBetter: (difference: number) => boolean): Accumulator {
  let best: Value = null;
  return {
    add: (value) => {
      if (!isNothing(value) && (best === null || isBetter(compareValues(value, best)))) best = value;
    },
    result: () => best,
  };
}

export interface AccumulatorSpec {
  readonly evaluate: Evaluate;
  create(): Accumulator;
}

/** Parses `{$sum: expression}` and its like, and `{$count: {}}`. */
export function parseAccumulator(field: string, value: Value): AccumulatorSpec {
  const [entry] = isDoc(value) ? value : [];
  if (!isDoc(value) || value.size !== 1 || entry === undefined)
    throw databaseError('BadValue', `The field '${field}' must specify one accumulator`);
  const [name, argument] = entry;
  if (name === '$count' && isDoc(argument) && argument.size === 0) return { evaluate: () => 1, create: createSum };
  const create = Object.hasOwn(accumulators, name) ? accumulators[name] : undefined;
  if (create === undefined)
    throw databaseError('InvalidPipelineOperator', `unknown group operator '${name}' (in the embedded database)`);
  return { evaluate: parse(argument), create };
}
