import type { StatisticsView } from '@alveole/contracts/statistics';
import type { ChartData } from './chart/chart-data.ts';
import { figuresOf, statusTable } from './figures.ts';
import { chartTexts } from './read-statistics.text.ts';

const byteOrderMark = '\ufeff';

/** Every table of the screen below each other, as French spreadsheets read them; amounts in euros. */
export function statisticsCsv(view: StatisticsView): string {
  const tables = [
    ...figuresOf(view).map(({ id, title, data }) => tableOf(title, data, id === 'amounts' ? 100 : 1)),
    tableOf(chartTexts.statuses, statusTable(view), 1),
  ];
  return `${byteOrderMark}${tables.map((rows) => rows.map(lineOf).join('\r\n')).join('\r\n\r\n')}\r\n`;
}

type Cell = string | number | undefined;

function tableOf(title: string, { labelHead, labels, series }: ChartData, divisor: number): Cell[][] {
  return [
    [title],
    [labelHead, ...series.map(({ label }) => label)],
    ...labels.map((label, index) => [label, ...series.map(({ values }) => divided(values[index], divisor))]),
  ];
}

function divided(value: number | undefined, divisor: number): number | undefined {
  return value === undefined ? undefined : value / divisor;
}

/** Texts are the screen’s own and none begins as a formula does. */
function lineOf(cells: readonly Cell[]): string {
  return cells
    .map((cell) =>
      typeof cell === 'number' ? String(cell).replace('.', ',') : `"${(cell ?? '').replaceAll('"', '""')}"`,
    )
    .join(';');
}
