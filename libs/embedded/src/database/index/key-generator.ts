import { databaseError } from '../errors.ts';
import { isDoc } from '../bson/values.ts';
import type { Doc, Found, Value } from '../bson/values.ts';

export interface GeneratedKeys {
  /** One tuple of values (in the order of the paths) for each entry the document has. */
  tuples: Found[][];
  /** Which of the paths went through an array. */
  throughArray: boolean[];
}

type Pending = { at: Found; rest: string[] } | { done: Found };

/**
 * The values that a document has at several paths, as MongoDB indexes and sorts by them: an array gives one tuple
 * for each element, an empty array gives `undefined`, a missing field null. Two paths may meet in the same array,
 * element by element, but not in two different arrays (error 171).
 */
export function generateKeys(doc: Doc, paths: readonly (readonly string[])[]): GeneratedKeys {
  const throughArray = paths.map(() => false);
  const tuples: Found[][] = [];

  function expand(pending: Pending[]): void {
    const stopped = pending.map(advance);
    const array = sharedArray(stopped);
    if (array === undefined) {
      tuples.push(stopped.map(finalValue));
      return;
    }
    stopped.forEach((step, index) => {
      if (isInArray(step, array)) throughArray[index] = true;
    });
    const elements: Found[] = array.length === 0 ? [undefined] : array;
    for (const element of elements)
      expand(stopped.map((step) => (isInArray(step, array) ? intoElement(step, element, array.length === 0) : step)));
  }

  function finalValue(step: Pending): Found {
    if ('done' in step) return step.done;
    return step.at ?? null;
  }

  expand(paths.map((rest) => ({ at: doc, rest: [...rest] })));
  return { tuples, throughArray };
}

/** Walks down through documents until the path ends or an array stands in the way. */
function advance(step: Pending): Pending {
  if ('done' in step) return step;
  let { at } = step;
  let used = 0;
  while (used < step.rest.length && isDoc(at)) {
    at = at.get(step.rest[used] as string);
    used += 1;
  }
  const rest = step.rest.slice(used);
  if (rest.length > 0 && !Array.isArray(at)) return { at: undefined, rest: [] };
  return { at, rest };
}

/** An element of an array that is itself an array stands for itself: only one level is taken apart. */
function intoElement(step: Pending, element: Found, empty: boolean): Pending {
  const rest = 'done' in step ? [] : step.rest;
  if (rest.length === 0) return { done: empty ? undefined : element };
  return isDoc(element) ? { at: element, rest } : { at: undefined, rest: [] };
}

const isInArray = (step: Pending, array: Value[]): boolean => !('done' in step) && step.at === array;

function sharedArray(steps: readonly Pending[]): Value[] | undefined {
  let values: Value[] | undefined;
  for (const step of steps) {
    if ('done' in step || !Array.isArray(step.at)) continue;
    if (values !== undefined && values !== step.at)
      throw databaseError('CannotIndexParallelArrays', 'cannot index parallel arrays');
    values = step.at;
  }
  return values;
}
