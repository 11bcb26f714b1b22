import { Card } from '@alveole/ui';
import type { ReactNode } from 'react';
import type { ChartData } from './chart/chart-data.ts';
import { Chart } from './chart/chart.tsx';
import { FigureTable } from './figure-table.tsx';
import type { Figure } from './figures.ts';
import classes from './read-statistics.module.css';
import { chartTexts } from './read-statistics.text.ts';

/** A chart, and beside it the same as a table. */
export function FigureCard({ figure }: { readonly figure: Figure }): ReactNode {
  const { title, note, data, drawn, noneNote } = figure;
  const isEmpty = data.labels.length === 0;
  return (
    <Card title={title}>
      <figure className={classes.figure}>
        <figcaption className={classes.note}>{isEmpty ? noneNote : note}</figcaption>
        {isEmpty ? null : (
          <>
            <Chart label={chartTexts.label(title, note)} data={firstOf(data, drawn)} />
            <FigureTable title={title} data={data} />
          </>
        )}
      </figure>
    </Card>
  );
}

function firstOf(data: ChartData, drawn: number | undefined): ChartData {
  if (drawn === undefined) return data;
  const series = data.series.map((one) => ({ ...one, values: one.values.slice(0, drawn) }));
  return { ...data, labels: data.labels.slice(0, drawn), series };
}
