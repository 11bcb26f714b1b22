import type { ReactNode } from 'react';
import { texts } from './open-figures.text.ts';
import classes from './open-figures.module.css';

export interface FiguresTableProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** A section that is a table; where it is wider than the screen it scrolls, by keyboard too. */
export function FiguresTable({ id, title, note, heads, rows }: FiguresTableProps): ReactNode {
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {note ? <p className={classes.soft}>{note}</p> : null}
      {rows.length === 0 ? (
        <p className={classes.soft}>{texts.nothing}</p>
      ) : (
        <div className={classes.scroll} role="region" aria-labelledby={id} tabIndex={0}>
          <table className={classes.table} aria-labelledby={id}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, values }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    <td key={heads[index + 1]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
