import { isDoc } from '../bson/values.ts';
import type { Doc, Found, Value } from '../bson/values.ts';

/** Answers true to stop the walk. */
export type Visit = (value: Found) => boolean;

/**
 * Visits every value that a filter's path reaches in a document, as MongoDB does: arrays on the way stand for
 * their elements that are documents; at the end of the path the elements come first, then the array itself
 * (`whole`: only the array). A missing field is visited as undefined; an array without documents is not visited at all.
 */
export function walkPath(doc: Doc, parts: readonly string[], at: number, whole: boolean, visit: Visit): boolean {
  const value = doc.get(parts[at] as string);
  if (at === parts.length - 1) return visitEnd(value, whole, visit);
  if (isDoc(value)) return walkPath(value, parts, at + 1, whole, visit);
  if (Array.isArray(value)) return walkArray(value, parts, at + 1, whole, visit);
  return visit(undefined);
}

function visitEnd(value: Found, whole: boolean, visit: Visit): boolean {
  if (Array.isArray(value) && !whole) for (const element of value) if (visit(element)) return true;
  return visit(value);
}

function walkArray(
  array: readonly Value[],
  parts: readonly string[],
  at: number,
  whole: boolean,
  visit: Visit,
): boolean {
  for (const element of array) if (isDoc(element) && walkPath(element, parts, at, whole, visit)) return true;
  const position = parts[at] as string;
  return /^\d+$/.test(position) && walkPosition(array[Number(position)], parts, at, whole, visit);
}

/** A number in the path may also name a place in the array. */
function walkPosition(element: Found, parts: readonly string[], at: number, whole: boolean, visit: Visit): boolean {
  if (element === undefined) return false;
  if (at === parts.length - 1) return visit(element);
  if (isDoc(element)) return walkPath(element, parts, at + 1, whole, visit);
  return Array.isArray(element) && walkArray(element, parts, at + 1, whole, visit);
}
