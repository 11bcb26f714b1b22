import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { Gap } from './space.ts';
import classes from './layout.module.css';

export interface GridProps {
  children: ReactNode;
  gap?: Gap;
  /** The least width of a column: as many columns as fit. */
  columns?: 'narrow' | 'medium' | 'wide';
}

/** Equals side by side, as many as fit. */
export function Grid({ children, gap = '200', columns = 'medium' }: GridProps) {
  return <div className={clsx(classes.grid, classes[`gap${gap}`], classes[columns])}>{children}</div>;
}
