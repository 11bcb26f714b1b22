import type { ReactNode } from 'react';
import type { ChartData } from './chart/chart-data.ts';
import classes from './read-statistics.module.css';
import { texts } from './read-statistics.text.ts';

/** Everything that a chart shows, as a table; where it scrolls, the keyboard reaches it. */
export function FigureTable({ title, data }: { readonly title: string; readonly data: ChartData }): ReactNode {
  const { labelHead, labels, series, format } = data;
  return (
    <details className={classes.details}>
      <summary>{texts.seeTable}</summary>
      <div className={classes.scroll} role="region" aria-label={texts.tableOf(title)} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{labelHead}</th>
              {series.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ id, values }) => (
                  <td key={id}>{written(values[index], format)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function written(value: number | undefined, format: ChartData['format']): string {
  return value === undefined ? texts.none : format(value);
}
