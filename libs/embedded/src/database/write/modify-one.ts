import { databaseError, isDatabaseError } from '../errors.ts';
import { decodeDoc } from '../bson/decode.ts';
import { sameValue } from '../bson/compare.ts';
import { isDoc } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';
import type { Expression } from '../query/expression.ts';
import { compileMatcher } from '../query/matcher.ts';
import type { Budget } from '../read/budget.ts';
import { openQuery } from '../read/query-reader.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import { applyUpdate, documentToInsert } from '../update/apply-update.ts';
import type { Update } from '../update/parse-update.ts';

/** What happened to the one document: its state before and after, as far as there was one. */
export interface OneOutcome {
  readonly before: Doc | undefined;
  readonly after: Doc | undefined;
  readonly modified: boolean;
}

const nothing: OneOutcome = { before: undefined, after: undefined, modified: false };

/** Lost races before an operation gives up. */
const maxTries = 1000;

/**
 * Finds the first match outside the transaction, so that a long search blocks nobody, and changes it inside one,
 * where it must match again: of many writers that ask for the same state exactly one wins.
 */
async function changeFirst(
  engine: Engine,
  collection: Collection,
  filter: Expression,
  budget: Budget,
  change: (recordId: number, before: Doc) => OneOutcome,
): Promise<OneOutcome> {
  const matches = compileMatcher(filter);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const [found] = await openQuery(engine, { collection, filter, sort: [], skip: 0, limit: 1 }).next(1, budget);
    if (found === undefined) return nothing;
    const outcome = await engine.environment.write(() => {
      const raw = engine.records.read(collection, found.recordId);
      const doc = raw === undefined ? undefined : decodeDoc(raw);
      return doc !== undefined && matches(doc) ? change(found.recordId, doc) : undefined;
    });
    if (outcome !== undefined) return outcome;
  }
  throw databaseError('InternalError', 'the document kept changing under the operation');
}

export async function updateOne(
  engine: Engine,
  collection: Collection,
  filter: Expression,
  update: Update,
  upsert: boolean,
  budget: Budget,
): Promise<OneOutcome> {
  for (let tries = 0; ; tries += 1) {
    const outcome = await changeFirst(engine, collection, filter, budget, (recordId, before) => {
      const after = applyUpdate(before, update, filter);
      return { before, after, modified: engine.records.replace(collection, recordId, before, after) };
    });
    if (outcome.before !== undefined || !upsert) return outcome;
    try {
      return await insertFrom(engine, collection, filter, update);
    } catch (error) {
      if (tries >= maxTries || !lostRace(error, filter)) throw error;
    }
  }
}

export function deleteOne(
  engine: Engine,
  collection: Collection,
  filter: Expression,
  budget: Budget,
): Promise<OneOutcome> {
  return changeFirst(engine, collection, filter, budget, (recordId, before) => {
    engine.records.remove(collection, recordId, before);
    return { before, after: undefined, modified: true };
  });
}

async function insertFrom(
  engine: Engine,
  collection: Collection,
  filter: Expression,
  update: Update,
): Promise<OneOutcome> {
  const after = documentToInsert(update, filter);
  await engine.environment.write(() => engine.records.insert(collection, after));
  return { before: undefined, after, modified: false };
}

/**
 * Another upsert for the same unique values was faster: the next try finds its document. As in MongoDB, only a filter of
 * nothing but equalities on just that index's fields means so; with more in it, the document is there and does not match.
 */
function lostRace(error: unknown, filter: Expression): boolean {
  if (!isDatabaseError(error) || error.code !== 11000) return false;
  const { keyValue } = error.details;
  const pinned = simpleEqualities(filter);
  if (!isDoc(keyValue) || pinned === undefined || pinned.length !== keyValue.size) return false;
  return pinned.every(([path, value]) => keyValue.has(path) && sameValue(keyValue.get(path), value));
}

/** The fields and values of a filter that is only equalities; undefined for any other. */
function simpleEqualities(filter: Expression): [string, Value][] | undefined {
  if (filter.kind === 'test') return filter.test.op === 'eq' ? [[filter.path, filter.test.value]] : undefined;
  if (filter.kind !== 'and') return undefined;
  const parts = filter.of.map(simpleEqualities);
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}
