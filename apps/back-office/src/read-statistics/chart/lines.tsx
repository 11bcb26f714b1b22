import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import type { ChartData } from './chart-data.ts';
import type { ChartFrame } from './chart-frame.ts';
import classes from './chart.module.css';

interface LinesProps {
  readonly data: ChartData;
  readonly frame: ChartFrame;
}

const pointRadius = 3;

/** Each series joined, with a gap where there is nothing; a point stands for a value without neighbours. */
export function Lines({ data: { series }, frame: { x, y } }: LinesProps): ReactNode {
  const middle = (label: number) => (x(label) ?? 0) + x.bandwidth() / 2;
  const path = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, label) => middle(label))
    .y((value) => y(value ?? 0));
  return series.map(({ id, values, isDashed }, index) => (
    <g key={id} className={classes[`series${index}`]} data-dashed={isDashed || undefined}>
      <path className={classes.line} d={path([...values]) ?? undefined} />
      {values.map((value, label) =>
        value === undefined ? null : <circle key={label} cx={middle(label)} cy={y(value)} r={pointRadius} />,
      )}
    </g>
  ));
}
