import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { Gap } from './space.ts';
import classes from './layout.module.css';

export interface RowProps {
  children: ReactNode;
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'between' | 'end';
  isNowrap?: boolean;
}

/** One thing beside another; what does not fit goes to the next line. */
export function Row({ children, gap = '100', align = 'center', justify = 'start', isNowrap = false }: RowProps) {
  return (
    <div
      className={clsx(classes.row, classes[`gap${gap}`], isNowrap && classes.nowrap)}
      data-align={align}
      data-justify={justify}
    >
      {children}
    </div>
  );
}

/** Another name of `Row`. */
export { Row as Cluster };
