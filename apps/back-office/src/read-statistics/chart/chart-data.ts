/** One row of values for each label. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** `undefined`: nothing to show there. */
  readonly values: readonly (number | undefined)[];
  /** A line that is dashed stays told apart without its colour. */
  readonly isDashed?: boolean;
}

/** What is drawn, and what its table and its CSV say. */
export interface ChartData {
  /** `stacked` adds the series of a label up, `grouped` sets them side by side, `lines` joins each. */
  readonly shape: 'stacked' | 'grouped' | 'lines';
  /** Head of the labels in the table. */
  readonly labelHead: string;
  readonly labels: readonly string[];
  /** As they stand under the chart, where they are shorter. */
  readonly shortLabels?: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly format: (value: number) => string;
  /** At the axis, where there is room for some eight characters; `format` where none is given. */
  readonly formatAxis?: (value: number) => string;
}

/** The labels as they stand under the chart. */
export const shownLabelsOf = ({ labels, shortLabels }: ChartData): readonly string[] => shortLabels ?? labels;

/** The highest value that has to fit; at least 1, so that an empty chart has an axis. */
export function highestOf({ shape, labels, series }: ChartData): number {
  const ofLabel = labels.map((_, index) => series.map(({ values }) => Math.max(0, values[index] ?? 0)));
  const heights = ofLabel.map((values) => (shape === 'stacked' ? sum(values) : Math.max(0, ...values)));
  return Math.max(1, ...heights);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
