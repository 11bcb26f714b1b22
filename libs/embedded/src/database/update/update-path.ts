import { databaseError } from '../errors.ts';
import { isDoc } from '../bson/values.ts';
import type { Doc, Found, Value } from '../bson/values.ts';

/** One place in a document that an operator works on. `set` makes the documents on the way to it. */
export interface Slot {
  readonly path: string;
  get(): Found;
  set(value: Value): void;
  remove(): void;
}

/** As many empty places as MongoDB lets an update add to an array. */
const maxPadding = 1_500_000;

type Container = Doc | Value[];
const isContainer = (value: Found): value is Container => isDoc(value) || Array.isArray(value);

/**
 * The place that an update path names in a document. `existingOnly`: the operator only works on what is there, so a path
 * that leads nowhere gives undefined instead of a refusal.
 */
export function slotAt(doc: Doc, parts: readonly string[], existingOnly: boolean): Slot | undefined {
  let container: Container = doc;
  for (const [at, part] of parts.entries()) {
    if (Array.isArray(container) && !isPosition(part)) return existingOnly ? undefined : refuse(parts, at, container);
    if (at === parts.length - 1) return slotIn(container, part, parts);
    const child = childOf(container, part);
    if (!isContainer(child)) {
      if (existingOnly) return undefined;
      return child === undefined ? missingSlot(container, parts, at) : refuse(parts, at + 1, child);
    }
    container = child;
  }
  return undefined;
}

const isPosition = (part: string): boolean => /^(?:0|[1-9]\d*)$/.test(part);

function childOf(container: Container, part: string): Found {
  return Array.isArray(container) ? container[Number(part)] : container.get(part);
}

function slotIn(container: Container, part: string, parts: readonly string[]): Slot {
  const path = parts.join('.');
  const get = () => childOf(container, part);
  if (!Array.isArray(container))
    return { path, get, set: (value) => void container.set(part, value), remove: () => void container.delete(part) };
  return {
    path,
    get,
    set: (value) => setElement(container, Number(part), value),
    // Taking an element out would move the others: MongoDB leaves null in its place.
    remove: () => {
      if (get() !== undefined) container[Number(part)] = null;
    },
  };
}

function setElement(array: Value[], position: number, value: Value): void {
  if (position - array.length > maxPadding)
    throw databaseError('BadValue', `can't backfill more than ${maxPadding} elements`);
  while (array.length < position) array.push(null);
  array[position] = value;
}

function missingSlot(container: Container, parts: readonly string[], at: number): Slot {
  const below = parts.slice(at + 1);
  const own = slotIn(container, parts[at] as string, parts);
  return {
    path: own.path,
    get: () => undefined,
    set: (value) => own.set(below.reduceRight<Value>((inner, name) => new Map([[name, inner]]), value)),
    remove: () => undefined,
  };
}

function refuse(parts: readonly string[], at: number, element: Value): never {
  const kind = Array.isArray(element) ? 'an array' : element === null ? 'null' : 'a scalar';
  throw databaseError(
    'PathNotViable',
    `Cannot create field '${parts[at]}' in element {${parts[at - 1] ?? ''}: ${kind}}`,
  );
}
