import { databaseError, notImplemented } from '../errors.ts';
import { isDoc, isNumeric } from '../bson/values.ts';
import type { Doc, Found, Value } from '../bson/values.ts';
import { parseProjection } from '../read/projection.ts';
import { truthy } from '../query/parse-operators.ts';
import { parse } from './operators.ts';
import { eachDocument } from './stage.ts';
import type { Stage } from './stage.ts';

const isPlain = (value: Value): boolean =>
  isNumeric(value) ||
  typeof value === 'boolean' ||
  (isDoc(value) && value.size > 0 && [...value].every(([name, inner]) => !name.startsWith('$') && isPlain(inner)));

/** `$project`: inclusion, exclusion, computed fields at the top level. */
export function parseProject(argument: Value): Stage {
  if (!isDoc(argument) || argument.size === 0)
    throw databaseError('BadValue', '$project specification must be a non-empty object');
  const plain: Doc = new Map([...argument].filter(([, value]) => isPlain(value)));
  const computed = computedFields(new Map([...argument].filter(([, value]) => !isPlain(value))), '$project');
  if (computed.length === 0) return projecting(plain);
  const excluded = [...plain].find(([name, value]) => name !== '_id' && !isDoc(value) && !truthy(value));
  if (excluded !== undefined)
    throw databaseError('ExclusionInInclusion', `Cannot do exclusion on field ${excluded[0]} in inclusion projection`);
  const withId = !argument.has('_id') || truthy(argument.get('_id') ?? null);
  const kept = parseProjection(
    new Map<string, Value>([...[...plain].filter(([name]) => name !== '_id'), ['_id', withId]]),
  );
  const keepsSomething = withId || plain.size > (plain.has('_id') ? 1 : 0);
  return eachDocument((doc, next) =>
    next.push(withComputed(keepsSomething && kept !== undefined ? kept(doc) : new Map(), computed, doc)),
  );
}

function projecting(projection: Doc): Stage {
  const project = parseProjection(projection);
  return eachDocument((doc, next) => next.push(project === undefined ? doc : project(doc)));
}

type ComputedField = readonly [string, ReturnType<typeof parse>];

function computedFields(spec: Doc, stage: string): ComputedField[] {
  return [...spec].map(([name, value]) => {
    if (name.includes('.')) throw notImplemented(`The computed field '${name}' below the top level in ${stage}`);
    if (name.startsWith('$'))
      throw databaseError('BadValue', `Invalid ${stage} :: caused by :: FieldPath field names may not start with '$'`);
    return [name, parse(value)] as const;
  });
}

function withComputed(base: Doc, computed: readonly ComputedField[], doc: Doc): Doc {
  const result = new Map(base);
  for (const [name, evaluate] of computed) {
    const value = evaluate(doc);
    if (value === undefined) result.delete(name);
    else result.set(name, value);
  }
  return result;
}

/** `$addFields` and `$set`, at the top level. */
export const parseAddFields = (argument: Value): Stage => {
  if (!isDoc(argument)) throw databaseError('BadValue', '$addFields specification stage must be an object');
  const computed = computedFields(argument, '$addFields');
  return eachDocument((doc, next) => next.push(withComputed(doc, computed, doc)));
};

/** `$unset: path` or `[path, …]`. */
export function parseUnset(argument: Value): Stage {
  const paths = Array.isArray(argument) ? argument : [argument];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string'))
    throw databaseError('BadValue', '$unset specification must be a string or an array containing only string values');
  return projecting(new Map(paths.map((path) => [path as string, 0])));
}

/** `$unwind: '$path'`, or `{path, preserveNullAndEmptyArrays}`: one document for each element. */
export function parseUnwind(argument: Value): Stage {
  const options = isDoc(argument) ? argument : new Map<string, Value>([['path', argument]]);
  const unknown = [...options.keys()].find((name) => !['path', 'preserveNullAndEmptyArrays'].includes(name));
  if (unknown !== undefined) throw notImplemented(`The option '${unknown}' of $unwind`);
  const path = options.get('path');
  if (typeof path !== 'string' || !/^\$[^$]/.test(path))
    throw databaseError('BadValue', "path option to $unwind stage should be prefixed with a '$'");
  const keepsEmpty = truthy(options.get('preserveNullAndEmptyArrays') ?? false);
  const parts = path.slice(1).split('.');
  return eachDocument((doc, next) => {
    const value = parts.reduce<Found>((at, part) => (isDoc(at) ? at.get(part) : undefined), doc);
    if (Array.isArray(value) && value.length > 0) value.forEach((element) => next.push(replaced(doc, parts, element)));
    else if (Array.isArray(value)) {
      if (keepsEmpty) next.push(replaced(doc, parts, undefined));
    } else if (keepsEmpty || (value !== undefined && value !== null)) next.push(doc);
  });
}

function replaced(doc: Doc, [part, ...rest]: readonly string[], element: Found): Doc {
  const result = new Map(doc);
  const name = part as string;
  if (rest.length > 0) result.set(name, replaced(doc.get(name) as Doc, rest, element));
  else if (element === undefined) result.delete(name);
  else result.set(name, element);
  return result;
}
