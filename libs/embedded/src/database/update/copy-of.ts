import { isDoc } from '../bson/values.ts';
import type { Value } from '../bson/values.ts';

/** A value with arrays and documents of its own: no two documents may share what an operator changes in place. */
export function copyOf(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf);
  return isDoc(value) ? new Map([...value].map(([name, inner]) => [name, copyOf(inner)])) : value;
}
