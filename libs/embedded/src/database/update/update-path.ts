import { databaseError } from '../errors.ts';
import { isDoc } from '../bson/values.ts';
import type { Doc, Found, Value } from '../bson/values.ts';
import type { Matcher } from '../query/matcher.ts';

/** One place in a document that an operator works on. `set` makes the documents on the way to it. */
export interface Slot {
  readonly path: string;
  get(): Found;
  set(value: Value): void;
  remove(): void;
}

export type ArrayFilters = ReadonlyMap<string, Matcher>;

export interface PathOptions {
  readonly arrayFilters: ArrayFilters;
  /** The operator only works on what is there: a path that leads nowhere is no fault and gives no slot. */
  readonly existingOnly: boolean;
}

/** As many empty places as MongoDB lets an update add to an array. */
const mostPadding = 1_500_000;

/** The places that an update path names in a document; `$[]` and `$[identifier]` may name several. */
export function slotsAt(doc: Doc, parts: readonly string[], options: PathOptions): Slot[] {
  return descend(doc, parts, 0, options);
}

type Container = Doc | Value[];
const isContainer = (value: Found): value is Container => isDoc(value) || Array.isArray(value);

function descend(container: Container, parts: readonly string[], at: number, options: PathOptions): Slot[] {
  const part = parts[at] as string;
  if (part.startsWith('$[')) return descendElements(container, parts, at, options);
  const last = at === parts.length - 1;
  if (Array.isArray(container) && !isPosition(part)) return options.existingOnly ? [] : refuse(parts, at, container);
  if (last) return [slotIn(container, part, parts)];
  const child = childOf(container, part);
  if (isContainer(child)) return descend(child, parts, at + 1, options);
  if (child !== undefined && parts[at + 1]?.startsWith('$[')) throw notAnArray(parts, at + 1);
  if (options.existingOnly) return [];
  if (child !== undefined) return refuse(parts, at + 1, child);
  return [missingSlot(container, parts, at)];
}

function descendElements(container: Container, parts: readonly string[], at: number, options: PathOptions): Slot[] {
  if (!Array.isArray(container)) throw notAnArray(parts, at);
  const part = parts[at] as string;
  const accepts = part === '$[]' ? () => true : elementFilter(part.slice(2, -1), parts, options);
  return container.flatMap((element, index) =>
    accepts(element)
      ? descend(container, [...parts.slice(0, at), String(index), ...parts.slice(at + 1)], at, options)
      : [],
  );
}

const notAnArray = (parts: readonly string[], at: number): Error =>
  databaseError('BadValue', `Cannot apply array updates to non-array element ${parts.slice(0, at).join('.')}`);

function elementFilter(
  identifier: string,
  parts: readonly string[],
  options: PathOptions,
): (element: Value) => boolean {
  const matches = options.arrayFilters.get(identifier);
  if (matches === undefined)
    throw databaseError(
      'BadValue',
      `No array filter found for identifier '${identifier}' in path '${parts.join('.')}'`,
    );
  return (element) => matches(new Map([[identifier, element]]));
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
  if (position - array.length > mostPadding)
    throw databaseError('BadValue', `can't backfill more than ${mostPadding} elements`);
  while (array.length < position) array.push(null);
  array[position] = value;
}

function missingSlot(container: Container, parts: readonly string[], at: number): Slot {
  const below = parts.slice(at + 1);
  const positional = below.find((part) => part.startsWith('$['));
  if (positional !== undefined)
    throw databaseError(
      'BadValue',
      `The path '${parts.slice(0, at + 1).join('.')}' must exist in the document in order to apply array updates.`,
    );
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
