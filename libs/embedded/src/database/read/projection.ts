import { copyFields, decodeDoc, decodeFields } from '../bson/decode.ts';
import { encodeDoc } from '../bson/encode.ts';
import { databaseError, notImplemented } from '../errors.ts';
import { isDoc, isNumeric } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';
import { truthy } from '../query/parse-operators.ts';

/** Cuts a document down to what was asked for; undefined means the whole document. */
type Projection = ((doc: Doc) => Doc) | undefined;

/** The paths that stay or go; true stands for the whole value. */
type Tree = Map<string, Tree | true>;

/** Parses the projection of `find`: inclusion or exclusion of (dotted) paths. */
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
    put(tree, path);
  }
  if (mode === 'include' && !leaves.some(({ path }) => path === '_id')) put(tree, '_id');
  return { mode, tree };
}

interface ParsedLeaf {
  path: string;
  leaf: boolean;
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
    if (first?.startsWith('$')) throw notImplemented(`The projection operator ${first}`);
    return flatten(value, `${path}.`);
  });
}

/** Inclusion and exclusion do not mix but for `_id`. */
function modeOf(leaves: readonly ParsedLeaf[]): 'include' | 'exclude' {
  let mode: 'include' | 'exclude' | undefined;
  for (const { path, leaf } of leaves) {
    if (path === '_id') continue;
    const wanted = leaf ? 'include' : 'exclude';
    if (mode === 'include' && wanted === 'exclude')
      throw databaseError('ExclusionInInclusion', `Cannot do exclusion on field ${path} in inclusion projection`);
    if (mode === 'exclude' && wanted === 'include')
      throw databaseError('InclusionInExclusion', `Cannot do inclusion on field ${path} in exclusion projection`);
    mode = wanted;
  }
  if (mode !== undefined) return mode;
  return leaves.some(({ path, leaf }) => path === '_id' && leaf) ? 'include' : 'exclude';
}

function put(tree: Tree, path: string): void {
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
  at.set(last, true);
}

function include(doc: Doc, tree: Tree): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const node = tree.get(name);
    if (node === undefined) continue;
    const included = node === true ? value : includeBelow(value, node);
    if (included !== undefined) result.set(name, included);
  }
  return result;
}

function includeBelow(value: Value, tree: Tree): Value | undefined {
  if (isDoc(value)) return include(value, tree);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((element) => {
    const included = includeBelow(element, tree);
    return included === undefined ? [] : [included];
  });
}

function exclude(doc: Doc, tree: Tree): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const node = tree.get(name);
    if (node === true) continue;
    result.set(name, node === undefined ? value : excludeBelow(value, node));
  }
  return result;
}

function excludeBelow(value: Value, tree: Tree): Value {
  if (isDoc(value)) return exclude(value, tree);
  return Array.isArray(value) ? value.map((element) => excludeBelow(element, tree)) : value;
}
