import { z } from 'zod';

/** A position in a list ordered by (date, id), newest first: what stands after it is older. */
export interface Cursor {
  readonly date: Date;
  /** Absent: all of that very instant counts as seen. */
  readonly id?: string | undefined;
}

const isoDate = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);
const id = z.string().regex(/^[^,\s]{1,128}$/);

/** Reads `created_before`: an ISO date or date-time (UTC when it says nothing), or `date,id`. Undefined when it is neither. */
export function parseCursor(text: string): Cursor | undefined {
  const comma = text.indexOf(',');
  const date = isoDate.safeParse(comma < 0 ? text : text.slice(0, comma));
  if (!date.success) return undefined;
  if (comma < 0) return { date: new Date(date.data) };
  const rest = id.safeParse(text.slice(comma + 1));
  return rest.success ? { date: new Date(date.data), id: rest.data } : undefined;
}

/** Writes the cursor that continues after a row. */
export function cursorAfter(row: { readonly _id: string; readonly date: Date }): string {
  return `${row.date.toISOString()},${row._id}`;
}
