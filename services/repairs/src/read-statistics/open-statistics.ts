import type { OpenStatistics } from '@alveole/contracts/statistics';
import {
  delayFigures,
  maskedCells,
  mondayOf,
  smallestShownCell,
  weekAfter,
  weekOf,
  weeksBetween,
} from '@alveole/domain';
import type { CalendarWeek } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { CountedWeek } from '../store/statistics-store.ts';
import { decidedOf } from './figures-of.ts';
import { departmentRows, sumOf } from './read-statistics.ts';

const publishedWeeks = 52;
/** A week’s news of one department is lost in its rounding. */
const departmentFiles = 5;
const departmentEuros = 100;

/**
 * What anybody may read: up to the last whole week, nothing of fewer than five files (ADR 52). The same for all, so that
 * it can be kept on its way.
 */
export async function openStatistics({
  statistics,
  now,
}: Pick<RepairsPorts, 'statistics' | 'now'>): Promise<OpenStatistics> {
  const last = weekAfter(weekOf(now()), -1);
  const current = (await statistics.state())?.current;
  const cells = current ? await statistics.weeks(current, last) : [];
  return {
    week: last,
    until: sundayOf(last),
    smallest_cell: smallestShownCell,
    totals: openTotals(cells),
    weeks: openWeeks(cells, last),
    departments: openDepartments(cells),
  };
}

function openTotals(cells: readonly CountedWeek[]): OpenStatistics['totals'] {
  const counts = sumOf(cells);
  const { filed, validated, granted_amount, refunded_amount } = decidedOf(counts);
  const byKind = [0, 1].map((kind) => sumOf(cells.filter((cell) => cell.kind === kind)).of('validated'));
  const maskedNames = maskedCells(byKind);
  const [repairs, sessions] = byKind.map((count, index) => (maskedNames.has(index) ? null : count));
  return {
    filed: unlessSmall(filed, filed),
    validated: unlessSmall(validated, validated),
    repairs: repairs ?? null,
    sessions: sessions ?? null,
    granted_amount: unlessSmall(granted_amount, validated),
    refunded_amount: unlessSmall(refunded_amount, counts.of('paid')),
    decision_median_days: openMedian(counts.group('decision')),
    payment_median_days: openMedian(counts.group('payment')),
  };
}

function openMedian(counts: Readonly<Record<string, number>>): number | null {
  const { files, medianDays } = delayFigures(counts);
  return medianDays === undefined ? null : unlessSmall(medianDays, files);
}

function openWeeks(cells: readonly CountedWeek[], last: CalendarWeek): OpenStatistics['weeks'] {
  const begun = cells[0]?.week ?? last;
  const from = [weekAfter(last, 1 - publishedWeeks), begun].sort().at(-1) ?? begun;
  const rows = weeksBetween(from, last).map((week) => {
    const { filed, validated, granted_amount } = decidedOf(sumOf(cells.filter((cell) => cell.week === week)));
    return { week, week_start_date: mondayOf(week), filed, validated, granted_amount };
  });
  return withoutSmall(rows, ({ filed, validated }) => [filed, validated], ['filed', 'validated', 'granted_amount']);
}

function openDepartments(cells: readonly CountedWeek[]): OpenStatistics['departments'] {
  const rows = departmentRows(cells).map(({ department, validated, granted_amount }) => ({
    department,
    validated,
    granted_amount,
  }));
  const shown = withoutSmall(rows, ({ validated }) => [validated], ['validated', 'granted_amount']);
  return shown
    .map((row) => ({
      ...row,
      validated: rounded(row.validated, departmentFiles),
      granted_amount: rounded(row.granted_amount, departmentEuros),
    }))
    .sort((one, other) => one.department.localeCompare(other.department));
}

/** Rows in which a count is small lose their figures: the smallest count of a row speaks for it. */
function withoutSmall<Row extends object, Name extends keyof Row>(
  rows: readonly Row[],
  countsOf: (row: Row) => readonly number[],
  names: readonly Name[],
): (Omit<Row, Name> & Record<Name, number | null>)[] {
  const maskedNames = maskedCells(
    rows.map((row) => Math.min(...countsOf(row).map((count) => (count === 0 ? Infinity : count)))),
  );
  return rows.map((row, index) => {
    const nothing = Object.fromEntries(names.map((name) => [name, null]));
    return { ...row, ...(maskedNames.has(index) ? nothing : {}) } as Omit<Row, Name> & Record<Name, number | null>;
  });
}

function unlessSmall(figure: number, files: number): number | null {
  return files !== 0 && files < smallestShownCell ? null : figure;
}

function rounded(figure: number | null, step: number): number | null {
  return figure === null ? null : Math.round(figure / step) * step;
}

function sundayOf(week: CalendarWeek): string {
  return new Date(Date.parse(mondayOf(week)) + 6 * 86_400_000).toISOString().slice(0, 10);
}
