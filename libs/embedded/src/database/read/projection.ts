import { copyFields, decodeDoc, decodeFields } from '../bson/decode.ts';
import { encodeDoc } from '../bson/encode.ts';
import { databaseError, notImplemented } from '../errors.ts';
import { isDoc, isNumeric, toNumber } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';
import { compileMatcher } from '../query/matcher.ts';
import type { Matcher } from '../query/matcher.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { truthy } from '../query/parse-operators.ts';

/** Cuts a document down to what was asked for; undefined means the whole document. */
type Projection = ((doc: Doc) => Doc) | undefined;

type Leaf = true | { slice: (array: Value[]) => Value[] } | { first: Matcher };
type Tree = Map<string, Tree | Leaf>;

/** Parses the projection of `find`: inclusion or exclusion of (dotted) paths, `$slice`, `$elemMatch`. */
export function parseProjection(value: Value | undefined): Projection {
  const cut = parseCut(value);
  return cut && ((doc) => (cut.mode === 'exclude' ? exclude(doc, cut.tree) : include(doc, cut.tree)));
}

/** The same on the bytes of a stored document: where whole fields stay or go, they are copied and nothing is decoded. */
export function parseRawProjection(value: Value | undefined): ((raw: Buffer) => Buffer) | undefined {
  const cut = parseCut(value);
  if (cut === undefined) return undefined;
  const { mode, tree } = cut;
  if ([...tree.values()].every((node) => node === true))
    return (raw) => copyFields(raw, (name) => tree.has(name) === (mode === 'include'));
  if (mode === 'exclude') return (raw) => encodeDoc(exclude(decodeDoc(raw), tree));
  const named = new Set(tree.keys());
  return (raw) => encodeDoc(include(decodeFields(raw, named), tree));
}

interface Cut {
  readonly mode: 'include' | 'exclude';
  readonly tree: Tree;
}

function parseCut(value: Value | undefined): Cut | undefined {
  if (value === undefined) return undefined;
  if (!isDoc(value)) throw databaseError('TypeMismatch', 'Expected field projection to be of type object');
  const leaves = flatten(value, '');
  if (leaves.length === 0) return undefined;
  const mode = modeOf(leaves);
  const tree: Tree = new Map();
  for (const { path, leaf } of leaves) {
    if (path === '_id' && mode === 'include' && leaf === false) continue;
    if (leaf === (mode === 'exclude')) continue;
    put(tree, path, leaf === false ? true : leaf);
  }
  if (mode === 'include' && !leaves.some(({ path }) => path === '_id')) put(tree, '_id', true);
  return { mode, tree };
}

interface ParsedLeaf {
  path: string;
  leaf: boolean | Exclude<Leaf, true>;
}

function flatten(projection: Doc, prefix: string): ParsedLeaf[] {
  return [...projection].flatMap(([name, value]) => {
    const path = prefix + name;
    if (path.endsWith('.$') || path.includes('.$.')) throw notImplemented(`The positional projection '${path}'`);
    if (path.split('.').some((part) => part === '' || part.startsWith('$')))
      throw databaseError('FailedToParse', `invalid projection path '${path}'`);
    if (isNumeric(value) || typeof value === 'boolean') return [{ path, leaf: truthy(value) }];
    if (!isDoc(value) || value.size === 0) throw notImplemented(`A computed field ('${path}') in a projection`);
    const [first] = value.keys();
    return first?.startsWith('$') ? [{ path, leaf: parseOperator(path, value) }] : flatten(value, `${path}.`);
  });
}

function parseOperator(path: string, operators: Doc): Exclude<Leaf, true> {
  const [[name, argument]] = [...operators] as [[string, Value]];
  if (operators.size > 1) throw databaseError('BadValue', `Cannot use several operators on '${path}' in a projection`);
  if (name === '$slice') return { slice: parseSlice(argument) };
  if (name !== '$elemMatch') throw notImplemented(`The projection operator ${name}`);
  if (path.includes('.')) throw databaseError('BadValue', 'Cannot use $elemMatch projection on a nested field');
  if (!isDoc(argument)) throw databaseError('BadValue', '$elemMatch: Invalid argument, object required');
  return { first: elementMatcher(argument) };
}

/** The filter of `$elemMatch` is asked of an array that holds just the element. */
function elementMatcher(argument: Doc): Matcher {
  const matches = compileMatcher(parseFilter(new Map([['element', new Map([['$elemMatch', argument]])]])));
  return (wrapped) => matches(wrapped);
}

/** `n`, or `[skip, n]`; negative numbers count from the end. */
function parseSlice(argument: Value): (array: Value[]) => Value[] {
  const numbers = (Array.isArray(argument) ? argument : [argument]).map((value) =>
    isNumeric(value) ? Math.trunc(toNumber(value)) : NaN,
  );
  if (numbers.length > 2 || numbers.some(Number.isNaN))
    throw databaseError('BadValue', '$slice only supports numbers and [skip, limit] arrays');
  if (!Array.isArray(argument)) {
    const count = numbers[0] as number;
    return (array) => (count >= 0 ? array.slice(0, count) : array.slice(count));
  }
  const [skip, limit] = numbers as [number, number];
  if (numbers.length !== 2 || limit <= 0) throw databaseError('BadValue', '$slice limit must be positive');
  return (array) => {
    const start = skip >= 0 ? skip : Math.max(array.length + skip, 0);
    return array.slice(start, start + limit);
  };
}

/** Inclusion and exclusion do not mix but for `_id`; `$slice` alone keeps the other fields, `$elemMatch` does not. */
function modeOf(leaves: readonly ParsedLeaf[]): 'include' | 'exclude' {
  let mode: 'include' | 'exclude' | undefined;
  for (const { path, leaf } of leaves) {
    if (typeof leaf !== 'boolean' || path === '_id') continue;
    const wanted = leaf ? 'include' : 'exclude';
    if (mode === 'include' && wanted === 'exclude')
      throw databaseError('ExclusionInInclusion', `Cannot do exclusion on field ${path} in inclusion projection`);
    if (mode === 'exclude' && wanted === 'include')
      throw databaseError('InclusionInExclusion', `Cannot do inclusion on field ${path} in exclusion projection`);
    mode = wanted;
  }
  if (mode !== undefined) return mode;
  if (leaves.some(({ leaf }) => typeof leaf === 'object' && 'first' in leaf)) return 'include';
  return leaves.some(({ path, leaf }) => path === '_id' && leaf === true) ? 'include' : 'exclude';
}

function put(tree: Tree, path: string, leaf: Leaf): void {
  const parts = path.split('.');
  const last = parts.pop() as string;
  let at = tree;
  for (const part of parts) {
    const next = at.get(part) ?? new Map();
    if (!(next instanceof Map)) throw databaseError('BadProjectionPath', `Path collision at ${path}`);
    at.set(part, next);
    at = next;
  }
  if (at.has(last)) throw databaseError('BadProjectionPath', `Path collision at ${path}`);
  at.set(last, leaf);
}

function include(doc: Doc, tree: Tree): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const node = tree.get(name);
    if (node === undefined) continue;
    const kept = node instanceof Map ? includeBelow(value, node) : applyLeaf(value, node, true);
    if (kept !== undefined) result.set(name, kept);
  }
  return result;
}

function includeBelow(value: Value, tree: Tree): Value | undefined {
  if (isDoc(value)) return include(value, tree);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((element) => {
    const kept = includeBelow(element, tree);
    return kept === undefined ? [] : [kept];
  });
}

function exclude(doc: Doc, tree: Tree): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const node = tree.get(name);
    const kept =
      node === undefined ? value : node instanceof Map ? excludeBelow(value, node) : applyLeaf(value, node, false);
    if (kept !== undefined) result.set(name, kept);
  }
  return result;
}

function excludeBelow(value: Value, tree: Tree): Value {
  if (isDoc(value)) return exclude(value, tree);
  return Array.isArray(value) ? value.map((element) => excludeBelow(element, tree)) : value;
}

function applyLeaf(value: Value, leaf: Leaf, including: boolean): Value | undefined {
  if (leaf === true) return including ? value : undefined;
  if ('slice' in leaf) return Array.isArray(value) ? leaf.slice(value) : value;
  const first = Array.isArray(value)
    ? value.find((element) => leaf.first(new Map([['element', [element]]])))
    : undefined;
  return first === undefined ? undefined : [first];
}
