import { partsOfOrder } from '@alveole/domain';
import type { EstablishmentOrder } from '@alveole/domain';
import { cursorAfter, parseCursor } from '@alveole/persistence';
import type { Cursor, Place } from '@alveole/persistence';
import type { Establishment } from '../record/establishment.ts';
import { listKeysOf } from './list-keys.ts';

/** Where a row stands in a list of this order. */
export function placeOf(order: EstablishmentOrder = 'newest', row: Establishment): Cursor | Place {
  const { key } = partsOfOrder(order);
  return key === undefined ? { date: row.createdAt, id: row.id } : { text: listKeysOf(row)[key], id: row.id };
}

/** The cursor of the wire that goes on behind a row: `date,id`, or `key,id` in an order by a key. */
export function cursorBehind(order: EstablishmentOrder = 'newest', row: Establishment): string {
  const place = placeOf(order, row);
  return 'text' in place ? `${place.text},${place.id}` : cursorAfter({ _id: row.id, date: row.createdAt });
}

/** A cursor of the wire as a place; undefined when it is none of this order. */
export function placeBehind(order: EstablishmentOrder = 'newest', cursor: string): Cursor | Place | undefined {
  if (partsOfOrder(order).key === undefined) return parseCursor(cursor);
  const comma = cursor.lastIndexOf(',');
  return comma < 0 ? undefined : { text: cursor.slice(0, comma), id: cursor.slice(comma + 1) };
}
