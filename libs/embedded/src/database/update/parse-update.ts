import { databaseError, notImplemented } from '../errors.ts';
import { isDoc } from '../bson/values.ts';
import type { Value } from '../bson/values.ts';
import type { Change } from './change.ts';
import { refusedUpdateOperators, updateOperators } from './operators.ts';
import type { UpdateOperator } from './operators.ts';

export interface UpdateStep {
  readonly path: string;
  readonly parts: readonly string[];
  readonly operator: UpdateOperator;
  readonly change: Change;
}

export interface Update {
  readonly steps: readonly UpdateStep[];
}

/** Parses the operators of an update. Everything that can be wrong without a document is refused here. */
export function parseUpdate(value: Value | undefined): Update {
  if (Array.isArray(value)) throw notImplemented('An update with a pipeline');
  if (!isDoc(value)) throw databaseError('FailedToParse', 'Update argument must be either an object or an array');
  const [first] = value.keys();
  if (!first?.startsWith('$')) throw notImplemented('A replacement of the whole document');
  const steps = [...value].flatMap(([name, fields]) => parseOperator(name, fields));
  steps.sort((a, b) => comparePaths(a.parts, b.parts));
  refuseConflicts(steps);
  return { steps };
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
  const wrong = parts.find((part) => part.startsWith('$') && part !== '$');
  if (wrong?.startsWith('$[')) throw notImplemented(`The positional operator '${wrong}'`);
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
