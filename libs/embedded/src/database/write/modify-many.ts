import { decodeDoc } from '../bson/decode.ts';
import type { Doc } from '../bson/values.ts';
import { isDatabaseError } from '../errors.ts';
import type { DatabaseError } from '../errors.ts';
import type { Expression } from '../query/expression.ts';
import { compileMatcher } from '../query/matcher.ts';
import type { Budget } from '../read/budget.ts';
import { openQuery } from '../read/query-reader.ts';
import type { Candidate } from '../read/scan.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';
import { applyUpdate } from '../update/apply-update.ts';
import type { Update } from '../update/parse-update.ts';

const perTransaction = 100;

interface Piece {
  readonly changed: number;
  readonly refusal?: DatabaseError;
}

/**
 * Changes every match, a hundred to a transaction; each must still match inside it. Answers how many there were. As in
 * MongoDB a refused document ends it, and what was changed before stays: a refused one has written nothing.
 */
async function changeAll(
  engine: Engine,
  collection: Collection,
  filter: Expression,
  budget: Budget,
  change: (recordId: number, before: Doc) => void,
): Promise<number> {
  const matches = compileMatcher(filter);
  const reader = openQuery(engine, { collection, filter, sort: [], skip: 0, limit: 0 });
  const changePiece = (piece: readonly Candidate[]): Piece => {
    let changed = 0;
    for (const { recordId } of piece) {
      const raw = engine.records.read(collection, recordId);
      const doc = raw === undefined ? undefined : decodeDoc(raw);
      if (doc === undefined || !matches(doc)) continue;
      try {
        change(recordId, doc);
      } catch (error) {
        if (!isDatabaseError(error)) throw error;
        return { changed, refusal: error };
      }
      changed += 1;
    }
    return { changed };
  };
  let total = 0;
  for (;;) {
    const piece = await reader.next(perTransaction, budget);
    if (piece.length === 0) return total;
    const { changed, refusal } = await engine.environment.write(() => changePiece(piece));
    if (refusal !== undefined) throw refusal;
    total += changed;
  }
}

export async function updateMany(
  engine: Engine,
  collection: Collection,
  filter: Expression,
  update: Update,
  budget: Budget,
): Promise<{ matched: number; modified: number }> {
  let modified = 0;
  const matched = await changeAll(engine, collection, filter, budget, (recordId, before) => {
    const after = applyUpdate(before, update, filter);
    if (engine.records.replace(collection, recordId, before, after)) modified += 1;
  });
  return { matched, modified };
}

export function deleteMany(
  engine: Engine,
  collection: Collection,
  filter: Expression,
  budget: Budget,
): Promise<number> {
  return changeAll(engine, collection, filter, budget, (recordId, before) =>
    engine.records.remove(collection, recordId, before),
  );
}
