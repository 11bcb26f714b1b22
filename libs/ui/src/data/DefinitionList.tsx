import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { WholeText } from './WholeText.tsx';
import classes from './DefinitionList.module.css';

export interface DefinitionListProps {
  /** `isKey` writes the one figure that matters large. */
  items: readonly { label: string; value: ReactNode; isKey?: boolean }[];
  /** `columns` sets them side by side with lines between; `rows` puts each value at the end of its line; `line` all on one. */
  layout?: 'stack' | 'columns' | 'rows' | 'line';
}

/** Facts: a label and its value. A missing value shows a dash that assistive tools read « non renseigné ». */
export function DefinitionList({ items, layout = 'stack' }: DefinitionListProps) {
  return (
    <dl className={clsx(classes.list, classes[layout])}>
      {items.map(({ label, value, isKey }) => (
        <div key={label} className={classes.item} data-missing={isMissing(value) ? '' : undefined}>
          <dt className={classes.label}>{label}</dt>
          <dd className={clsx(classes.value, isKey && classes.key)}>
            <Value>{value}</Value>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ children }: { children: ReactNode }) {
  if (isMissing(children)) return <Missing />;
  return typeof children === 'string' ? <WholeText>{children}</WholeText> : children;
}

function isMissing(value: ReactNode): boolean {
  return value === undefined || value === null || value === '';
}

function Missing() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">non renseigné</span>
    </>
  );
}
