import { cursorBehind } from '@alveole/contracts/repair';
import type { RepairRowView } from '@alveole/contracts/repair';
import { shownPerPage } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';

/** What one status of a filter brought so far. */
export interface StatusRows {
  readonly status: RepairStatus | undefined;
  readonly rows: readonly RepairRowView[];
  /** Where its next page begins; undefined at its end. */
  readonly next: string | undefined;
}

/** The rows of one answer, and the cursor `date,id` behind the last of them when there are more. */
export function statusRows(status: RepairStatus | undefined, answer: readonly RepairRowView[]): StatusRows {
  const rows = answer.slice(0, shownPerPage);
  const last = rows.at(-1);
  const hasMore = answer.length > shownPerPage && last !== undefined;
  return { status, rows, next: hasMore ? cursorBehind(last) : undefined };
}

/**
 * One list, newest first, of what several statuses brought. What is older than the last row of a status that has more
 * is held back: the next page may still bring rows before it.
 */
export function mergePages(pages: readonly (readonly StatusRows[])[]): readonly RepairRowView[] {
  const known = pages.flat();
  const open = (pages.at(-1) ?? []).filter(({ next }) => next !== undefined).flatMap(({ rows }) => rows.slice(-1));
  const rows = known.flatMap((part) => part.rows).toSorted(newestFirst);
  return rows.filter((row) => open.every((last) => newestFirst(row, last) <= 0));
}

/** By code units, as the database orders them: a page's end then means the same here and there. */
function newestFirst(one: RepairRowView, other: RepairRowView): number {
  return descending(one.createdAt, other.createdAt) || descending(one.repairId, other.repairId);
}

function descending(one: string, other: string): number {
  return Number(one < other) - Number(one > other);
}
