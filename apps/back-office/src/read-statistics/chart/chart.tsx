import type { ReactNode } from 'react';
import { shownLabelsOf } from './chart-data.ts';
import type { ChartData } from './chart-data.ts';
import { chartHeight, frameOf } from './chart-frame.ts';
import type { ChartFrame } from './chart-frame.ts';
import classes from './chart.module.css';
import { GroupedColumns, StackedColumns } from './columns.tsx';
import { Lines } from './lines.tsx';
import { useWidth } from './use-width.ts';

export interface ChartProps {
  /** What the picture shows, in words: its figures stand in the table beside it. */
  readonly label: string;
  readonly data: ChartData;
}

const marks = { stacked: StackedColumns, grouped: GroupedColumns, lines: Lines } as const;

/** A picture of figures with its legend. */
export function Chart({ label, data }: ChartProps): ReactNode {
  const { ref, width } = useWidth();
  const frame = frameOf(data, width);
  const Marks = marks[data.shape];
  return (
    <div ref={ref} className={classes.chart}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${chartHeight}`} className={classes.picture}>
        <Axes data={data} frame={frame} />
        <Marks data={data} frame={frame} />
      </svg>
      {data.series.length > 1 ? (
        <ul className={classes.legend} aria-hidden="true">
          {data.series.map(({ id, label: name, isDashed }, index) => (
            <li key={id} className={classes[`series${index}`]} data-dashed={isDashed || undefined}>
              <span className={data.shape === 'lines' ? classes.stroke : classes.swatch} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Axes({ data, frame }: { readonly data: ChartData; readonly frame: ChartFrame }): ReactNode {
  const { x, y, left, right, bottom, ticks, shownLabels } = frame;
  const labels = shownLabelsOf(data);
  const format = data.formatAxis ?? data.format;
  return (
    <g className={classes.axes}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {shownLabels.map((index) => (
        <text key={index} x={(x(index) ?? 0) + x.bandwidth() / 2} y={bottom + 18} textAnchor="middle">
          {labels[index]}
        </text>
      ))}
    </g>
  );
}
