import { databaseError, notImplemented } from '../errors.ts';
import { isDoc } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';
import { compileMatcher } from '../query/matcher.ts';
import { parseFilter } from '../query/parse-filter.ts';
import type { Change } from './change.ts';
import { refuseDollarNames } from './dollar-names.ts';
import { refusedUpdateOperators, updateOperators } from './operators.ts';
import type { UpdateOperator } from './operators.ts';
import type { ArrayFilters } from './update-path.ts';

export interface UpdateStep {
  readonly path: string;
  readonly parts: readonly string[];
  readonly operator: UpdateOperator;
  readonly change: Change;
}

export type Update =
  | { readonly kind: 'replace'; readonly doc: Doc }
  | { readonly kind: 'operators'; readonly steps: readonly UpdateStep[]; readonly arrayFilters: ArrayFilters };

/** Parses `u` of an update: operators, or a whole document. Everything that can be wrong without a document is refused here. */
export function parseUpdate(value: Value | undefined, arrayFilters: Value | undefined): Update {
  if (Array.isArray(value)) throw notImplemented('An update with a pipeline');
  if (!isDoc(value)) throw databaseError('FailedToParse', 'Update argument must be either an object or an array');
  const [first] = value.keys();
  if (first?.startsWith('$')) return parseOperators(value, arrayFilters);
  if (arrayFilters !== undefined)
    throw databaseError('FailedToParse', 'arrayFilters may not be specified for a replacement-style update');
  refuseDollarNames('', value);
  return { kind: 'replace', doc: value };
}

function parseOperators(update: Doc, arrayFilters: Value | undefined): Update {
  const filters = parseArrayFilters(arrayFilters);
  const steps = [...update].flatMap(([name, fields]) => parseOperator(name, fields));
  steps.sort((a, b) => comparePaths(a.parts, b.parts));
  refuseConflicts(steps);
  refuseUnused(filters, steps);
  return { kind: 'operators', steps, arrayFilters: filters };
}

function parseOperator(name: string, fields: Value): UpdateStep[] {
  const operator = updateOperators.get(name);
  if (refusedUpdateOperators.has(name)) throw notImplemented(`The update operator ${name}`);
  if (operator === undefined)
    throw databaseError(
      'FailedToParse',
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (!isDoc(fields))
    throw databaseError(
      'FailedToParse',
      `Modifiers operate on fields but we found another type instead. For example: {$mod: {<field>: ...}} not {${name}: ...}`,
    );
  return [...fields].map(([path, argument]) => ({
    path,
    parts: parsePath(path),
    operator,
    change: operator.parse(path, argument),
  }));
}

function parsePath(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes(''))
    throw databaseError(
      'EmptyFieldName',
      path === ''
        ? 'An empty update path is not valid.'
        : `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  const [first] = parts;
  if (first?.startsWith('$'))
    throw databaseError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${first}' in '${path}' is not valid for storage.`,
    );
  const wrong = parts.find(
    (part) => part.startsWith('$') && part !== '$' && !/^\$\[[a-z][A-Za-z0-9]*\]$|^\$\[\]$/.test(part),
  );
  if (wrong !== undefined)
    throw databaseError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${wrong}' in '${path}' is not allowed in the context of an update's replacement document.`,
    );
  return parts;
}

/** MongoDB works through the paths in their order, whatever the order in the update; so new fields come in that order. */
function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const x = a[i] as string;
    const y = b[i] as string;
    if (x === y) continue;
    const numbers = /^\d+$/.test(x) && /^\d+$/.test(y) ? Number(x) - Number(y) : 0;
    return numbers || Buffer.compare(Buffer.from(x), Buffer.from(y));
  }
  return a.length - b.length;
}

function refuseConflicts(steps: readonly UpdateStep[]): void {
  const paths = new Set<string>();
  for (const { path, parts } of steps) {
    const clash = parts
      .map((_part, index) => parts.slice(0, index + 1).join('.'))
      .find((beginning) => paths.has(beginning));
    if (clash !== undefined)
      throw databaseError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${clash}'`,
      );
    paths.add(path);
  }
}

function parseArrayFilters(value: Value | undefined): ArrayFilters {
  if (value === undefined) return new Map();
  if (!Array.isArray(value)) throw databaseError('TypeMismatch', 'arrayFilters must be an array');
  const filters = new Map<string, ReturnType<typeof compileMatcher>>();
  for (const filter of value) {
    if (!isDoc(filter) || filter.size === 0)
      throw databaseError('FailedToParse', 'Cannot use an expression without a top-level field name in arrayFilters');
    const identifiers = new Set([...filter.keys()].map((path) => path.split('.')[0] as string));
    const [identifier] = identifiers;
    if (identifier?.startsWith('$')) throw notImplemented(`${identifier} at the top of an array filter`);
    if (identifier === undefined || identifiers.size > 1)
      throw databaseError('FailedToParse', 'Error parsing array filter: Expected a single top-level field name');
    if (!/^[a-z][A-Za-z0-9]*$/.test(identifier))
      throw databaseError(
        'BadValue',
        `Error parsing array filter: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
      );
    if (filters.has(identifier))
      throw databaseError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${identifier}`,
      );
    filters.set(identifier, compileMatcher(parseFilter(filter)));
  }
  return filters;
}

function refuseUnused(filters: ArrayFilters, steps: readonly UpdateStep[]): void {
  for (const identifier of filters.keys()) {
    if (steps.some(({ parts }) => parts.includes(`$[${identifier}]`))) continue;
    throw databaseError('FailedToParse', `The array filter for identifier '${identifier}' was not used in the update`);
  }
}
