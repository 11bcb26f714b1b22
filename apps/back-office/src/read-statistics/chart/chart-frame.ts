import { scaleBand, scaleLinear } from 'd3-scale';
import type { ScaleBand, ScaleLinear } from 'd3-scale';
import { highestOf, shownLabelsOf } from './chart-data.ts';
import type { ChartData } from './chart-data.ts';

export const chartHeight = 240;
const margin = { top: 12, right: 4, bottom: 28, left: 56 } as const;
/** What a letter under the chart takes at most, and what stays free between two labels, in pixels. */
const letter = 7.5;
const between = 16;

export interface ChartFrame {
  readonly x: ScaleBand<number>;
  readonly y: ScaleLinear<number, number>;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Values at which a line is drawn across; whole, for files and days are. */
  readonly ticks: readonly number[];
  /** Labels that fit under the chart. */
  readonly shownLabels: readonly number[];
}

/** Where the values of a chart lie in its picture. */
export function frameOf(data: ChartData, width: number): ChartFrame {
  const indexes = data.labels.map((_, index) => index);
  const right = width - margin.right;
  const bottom = chartHeight - margin.bottom;
  const y = scaleLinear([0, highestOf(data)], [bottom, margin.top]).nice(4);
  const labelSpace = between + letter * Math.max(0, ...shownLabelsOf(data).map(({ length }) => length));
  const every = Math.max(1, Math.ceil((indexes.length * labelSpace) / Math.max(1, right - margin.left)));
  return {
    x: scaleBand(indexes, [margin.left, right]).paddingInner(0.25).paddingOuter(0.15),
    y,
    left: margin.left,
    right,
    bottom,
    ticks: y.ticks(4).filter(Number.isInteger),
    // Counted from the last: the newest is always named.
    shownLabels: indexes.filter((index) => (indexes.length - 1 - index) % every === 0),
  };
}
