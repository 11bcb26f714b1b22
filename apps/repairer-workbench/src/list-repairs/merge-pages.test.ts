import { repairRowViewOf } from '@alveole/contracts/repair';
import type { RepairRowView } from '@alveole/contracts/repair';
import { RepairStatus, rowsPerPage } from '@alveole/domain';
import { buildRepairFile } from '@alveole/testing/builders';
import fc from 'fast-check';
import { mergePages, statusRows } from './merge-pages.ts';
import type { StatusRows } from './merge-pages.ts';

const first = repairRowViewOf(buildRepairFile());
const row = (minute: number, id: number): RepairRowView => ({
  ...first,
  repairId: `r${id}`,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
});
const keyOf = ({ createdAt, repairId }: RepairRowView): string => `${createdAt},${repairId}`;
const newestFirst = (one: RepairRowView, other: RepairRowView): number => (keyOf(one) < keyOf(other) ? 1 : -1);

/** Reads the lists of several statuses to their ends, a few rows a page, as the screen does. */
function readOn(lists: RepairRowView[][], perPage: number): { shown: string[][]; all: string[] } {
  const pages: StatusRows[][] = [];
  const shown: string[][] = [];
  for (let start = 0; start === 0 || pages.at(-1)?.some(({ next }) => next !== undefined); start += perPage) {
    const parts = lists.map((rows, index) => ({
      status: index === 0 ? RepairStatus.complementAsked : RepairStatus.sampleComplementAsked,
      rows: rows.slice(start, start + perPage),
      next: rows.length > start + perPage ? 'more' : undefined,
    }));
    pages.push(
      start === 0
        ? parts
        : parts.filter(({ status }) =>
            pages.at(-1)?.some((former) => former.status === status && former.next !== undefined),
          ),
    );
    shown.push(mergePages(pages).map(({ repairId }) => repairId));
  }
  return {
    shown,
    all: lists
      .flat()
      .toSorted(newestFirst)
      .map(({ repairId }) => repairId),
  };
}

describe('one list of several statuses', () => {
  it('grows only at its end, and ends with every row once, newest first', () => {
    const minutes = fc.array(fc.nat(30), { maxLength: 14 });
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: 1, max: 4 }), (one, other, perPage) => {
        const lists = [one.map((minute, id) => row(minute, id)), other.map((minute, id) => row(minute, 100 + id))].map(
          (rows) => rows.toSorted(newestFirst),
        );
        const { shown, all } = readOn(lists, perPage);
        shown.forEach((rows) => expect(rows).toEqual(all.slice(0, rows.length)));
        expect(shown.at(-1)).toEqual(all);
      }),
    );
  });

  it('shows 195 rows and keeps the cursor of the last when there is one more', () => {
    const answer = Array.from({ length: rowsPerPage }, (_, id) => row(0, id));
    expect(statusRows(RepairStatus.incomplete, answer)).toMatchObject({ next: '2026-01-01T00:00:00.000Z,r194' });
    expect(statusRows(RepairStatus.incomplete, answer.slice(1)).next).toBeUndefined();
  });
});
