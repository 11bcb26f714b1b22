import { rowsPerPage } from '@alveole/domain';
import { trusted } from 'mongoose';
import type { Model, ProjectionType, QueryFilter } from 'mongoose';
import type { Cursor } from './cursor.ts';

/** A position in a list ordered by (text, id). */
export interface Place {
  readonly text: string;
  readonly id: string;
}

export interface PageRequest<T> {
  /** Operators inside `trusted(…)`. */
  readonly filter?: QueryFilter<T>;
  /** The row behind which the page begins. */
  readonly before?: Cursor | Place | undefined;
  /** The order turned round: the page begins with the oldest, or with what is newer than the cursor. */
  readonly isRising?: boolean | undefined;
  readonly projection?: ProjectionType<T>;
  /** The date, or the text, that orders the list; `createdAt` when absent. */
  readonly orderField?: string;
}

/** What stands after the cursor in the order (field, id) falling, or rising when asked for. Matches all without a cursor. */
export function keysetFilter<T>(
  cursor: Cursor | Place | undefined,
  orderField = 'createdAt',
  isRising = false,
): QueryFilter<T> {
  if (!cursor) return {} as QueryFilter<T>;
  const [beyond, from] = isRising ? ['$gt', '$gte'] : ['$lt', '$lte'];
  const value = 'text' in cursor ? cursor.text : cursor.date;
  const further = { [orderField]: trusted({ [beyond]: value }) };
  if (cursor.id === undefined) return further as QueryFilter<T>;
  // The field bounds the index whatever the planner makes of the `$or`, which only sorts out the ties.
  const ties = { [orderField]: trusted({ [from]: value }), $or: [further, { _id: trusted({ [beyond]: cursor.id }) }] };
  return ties as QueryFilter<T>;
}

/**
 * One page of plain rows, newest first by (date, id) unless asked otherwise, so that rows of one instant are neither lost nor
 * doubled. The outbox never comes along.
 */
export async function takePage<T, Row = T>(model: Model<T>, request: PageRequest<T>): Promise<Row[]> {
  const { filter = {}, before, projection = { outbox: 0 } as ProjectionType<T>, orderField = 'createdAt' } = request;
  const { isRising = false } = request;
  const direction = isRising ? 1 : -1;
  const conditions = [filter, keysetFilter<T>(before, orderField, isRising)].filter(
    (part) => Object.keys(part).length > 0,
  );
  const whole = (conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {})) as QueryFilter<T>;
  return model
    .find(whole, projection)
    .sort({ [orderField]: direction, _id: direction })
    .limit(rowsPerPage)
    .batchSize(rowsPerPage)
    .lean<Row[]>();
}
