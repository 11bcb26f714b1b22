import { rowsPerPage } from '@alveole/domain';
import { trusted } from 'mongoose';
import type { Model, ProjectionType, QueryFilter } from 'mongoose';
import type { Cursor } from './cursor.ts';

export interface PageRequest<T> {
  /** Operators inside `trusted(…)`. */
  readonly filter?: QueryFilter<T>;
  readonly before?: Cursor | undefined;
  readonly projection?: ProjectionType<T>;
  /** The date that orders the list; `create_date` when absent. */
  readonly dateField?: string;
}

/** What stands after the cursor in the order (date, id) falling. Matches all without a cursor. */
export function keysetFilter(cursor: Cursor | undefined, dateField = 'create_date'): Record<string, unknown> {
  if (!cursor) return {};
  const older = { [dateField]: trusted({ $lt: cursor.date }) };
  if (cursor.id === undefined) return older;
  // The date bounds the index whatever the planner makes of the `$or`, which only sorts out the ties.
  return { [dateField]: trusted({ $lte: cursor.date }), $or: [older, { _id: trusted({ $lt: cursor.id }) }] };
}

/**
 * One page of plain rows, newest first by (date, id), so that rows of one instant are neither lost nor
 * doubled. The outbox never comes along.
 */
export async function takePage<T, Row = T>(model: Model<T>, request: PageRequest<T>): Promise<Row[]> {
  const { filter = {}, before, projection = { outbox: 0 } as ProjectionType<T>, dateField = 'create_date' } = request;
  const conditions = [filter, keysetFilter(before, dateField)].filter((part) => Object.keys(part).length > 0);
  const whole = (conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {})) as QueryFilter<T>;
  return model
    .find(whole, projection)
    .sort({ [dateField]: -1, _id: -1 })
    .limit(rowsPerPage)
    .batchSize(rowsPerPage)
    .lean<Row[]>();
}
