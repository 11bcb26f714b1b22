import { stack } from 'd3-shape';
import { scaleBand } from 'd3-scale';
import type { ReactNode } from 'react';
import type { ChartData } from './chart-data.ts';
import type { ChartFrame } from './chart-frame.ts';
import classes from './chart.module.css';

interface MarksProps {
  readonly data: ChartData;
  readonly frame: ChartFrame;
}

/** The series of each label on top of each other. */
export function StackedColumns({ data: { labels, series }, frame: { x, y } }: MarksProps): ReactNode {
  const layers = stack<number, number>()
    .keys(series.map((_, index) => index))
    .value((label, index) => Math.max(0, series[index]?.values[label] ?? 0))(labels.map((_, index) => index));
  return layers.map((layer) => (
    <g key={series[layer.key]?.id} className={classes[`series${layer.key}`]}>
      {layer.map(([from, to], label) =>
        to > from ? <rect key={label} x={x(label)} y={y(to)} width={x.bandwidth()} height={y(from) - y(to)} /> : null,
      )}
    </g>
  ));
}

/** The series of each label side by side. */
export function GroupedColumns({ data: { series }, frame: { x, y, bottom } }: MarksProps): ReactNode {
  const inner = scaleBand(
    series.map((_, index) => index),
    [0, x.bandwidth()],
  );
  return series.map(({ id, values }, index) => (
    <g key={id} className={classes[`series${index}`]}>
      {values.map((value = 0, label) =>
        value > 0 ? (
          <rect
            key={label}
            x={(x(label) ?? 0) + (inner(index) ?? 0)}
            y={y(value)}
            width={Math.max(1, inner.bandwidth() - 1)}
            height={bottom - y(value)}
          />
        ) : null,
      )}
    </g>
  ));
}
