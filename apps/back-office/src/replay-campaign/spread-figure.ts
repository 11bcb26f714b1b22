import type { WholeReplay } from '@alveole/contracts/replay';
import { formatCount, formatEuros } from '@alveole/ui';
import type { Figure } from '../read-statistics/figures.ts';
import { texts } from './replay-campaign.text.ts';

/** Steps of a euro amount under the chart that people read at once. Cents. */
const widths = [10, 50, 1_00, 2_00, 5_00, 10_00, 20_00, 50_00, 100_00, 200_00];
const mostColumns = 12;

/** How many files change by how much, in at most a dozen columns of one width. */
export function spreadFigure({ differences }: WholeReplay): Figure {
  const width = widths.find((candidate) => columnsOf(differences, candidate).length <= mostColumns) ?? 200_00;
  const columns = columnsOf(differences, width);
  return {
    id: 'spread',
    title: texts.spread,
    note: `Dossiers qui changent, par tranches de ${formatEuros(width)}.`,
    noneNote: texts.noChange,
    data: {
      shape: 'grouped',
      labelHead: texts.difference,
      labels: columns.map(({ from }) => rangeText(from, width)),
      shortLabels: columns.map(({ from }) => formatEuros(from).replace(/,00(?=\s)/, '')),
      series: [{ id: 'files', label: texts.files, values: columns.map(({ files }) => files) }],
      format: formatCount,
    },
  };
}

interface Column {
  /** Cents, a multiple of the width. */
  readonly from: number;
  readonly files: number;
}

/** Every column from the first that holds a file to the last, the empty ones between them among them. */
function columnsOf(differences: WholeReplay['differences'], width: number): readonly Column[] {
  const startOf = (cents: number) => Math.floor(cents / width) * width;
  const [first, last] = [differences[0], differences.at(-1)];
  if (first === undefined || last === undefined) return [];
  const length = (startOf(last.cents) - startOf(first.cents)) / width + 1;
  const files = (from: number) =>
    differences.filter(({ cents }) => startOf(cents) === from).reduce((sum, step) => sum + step.files, 0);
  if (length > mostColumns) return Array.from({ length: mostColumns + 1 }, () => ({ from: 0, files: 0 }));
  return Array.from({ length }, (_, index) => startOf(first.cents) + index * width).map((from) => ({
    from,
    files: files(from),
  }));
}

const rangeText = (from: number, width: number): string => `${formatEuros(from)} à ${formatEuros(from + width)}`;
