import { ObjectId } from 'bson';
import { databaseError } from '../errors.ts';
import { sameValue } from '../bson/compare.ts';
import { typeName } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';
import type { Expression } from '../query/expression.ts';
import { equalitiesOf } from './upsert-base.ts';
import type { Update } from './parse-update.ts';
import { copyOf } from './copy-of.ts';
import { slotAt } from './update-path.ts';
import { matchedPosition } from './matched-position.ts';

/** A document after an update. The given one stays as it was; what the update does not touch is the same in both. */
export function applyUpdate(doc: Doc, update: Update, filter: Expression): Doc {
  const id = doc.get('_id') as Value;
  const result = operated(ownCopy(doc, update), update, filter, false);
  const newId = result.get('_id');
  if (newId === undefined || !sameValue(id, newId))
    throw databaseError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  return result;
}

/** A copy whose touched fields are its own, down to the bottom: operators change them in place. */
function ownCopy(doc: Doc, { steps }: Update): Doc {
  const copy = new Map(doc);
  for (const { parts } of steps) {
    const value = doc.get(parts[0] as string);
    if (value !== undefined) copy.set(parts[0] as string, copyOf(value));
  }
  return copy;
}

/** The document that an upsert inserts: what the filter pins down, then the update. */
export function documentToInsert(update: Update, filter: Expression): Doc {
  const base = equalitiesOf(filter);
  const pinned = base.get('_id');
  const result = operated(base, update, filter, true);
  const id = idOf(result);
  if (pinned !== undefined && !sameValue(pinned, id))
    throw databaseError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  return withId(id, result);
}

/** The `_id` that a document brings, null too, or a new one. */
export const idOf = (doc: Doc): Value => doc.get('_id') ?? (doc.has('_id') ? null : new ObjectId());

/** The `_id` stands first in every document. */
export function withId(id: Value, doc: Doc): Doc {
  checkId(id);
  const [first] = doc.keys();
  if (first === '_id') return new Map(doc).set('_id', id);
  return new Map<string, Value>([['_id', id], ...[...doc].filter(([name]) => name !== '_id')]);
}

export function checkId(id: Value): void {
  const type = typeName(id);
  if (type === 'array') throw databaseError('InvalidIdField', `The '_id' value cannot be of type ${type}`);
}

function operated(doc: Doc, update: Update, filter: Expression, inserting: boolean): Doc {
  // Positions are those of the document as it was found, so all are looked up before the first change.
  const steps = update.steps.map((step) => ({ ...step, parts: withPosition(step.parts, filter, doc) }));
  for (const { parts, operator, change } of steps) {
    if (operator.insertOnly && !inserting) continue;
    const slot = slotAt(doc, parts, operator.existingOnly ?? false);
    if (slot !== undefined) change(slot);
  }
  return doc;
}

/** Puts the position of the element that the filter matched in the place of `$`. */
function withPosition(parts: readonly string[], filter: Expression, doc: Doc): readonly string[] {
  const at = parts.indexOf('$');
  if (at < 0) return parts;
  if (parts.indexOf('$', at + 1) >= 0)
    throw databaseError('BadValue', `Too many positional (i.e. '$') elements found in path '${parts.join('.')}'`);
  return [...parts.slice(0, at), String(matchedPosition(filter, doc, parts.slice(0, at))), ...parts.slice(at + 1)];
}
