import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import classes from './layout.module.css';

export interface PageProps {
  children: ReactNode;
  /** `wide` for lists and files, `text` for reading, `form` for one column of fields. */
  width?: 'wide' | 'text' | 'form';
  /** Designed for paper: upright for files and figures, lying for tables; its sheets are numbered. */
  paper?: 'upright' | 'lying';
  /** `tight` where a decision and what it stands on share one window. */
  density?: 'usual' | 'tight';
}

/** The content of one screen, inside the landmarks of the shell. */
export function Page({ children, width = 'wide', paper, density = 'usual' }: PageProps) {
  return (
    <div className={clsx(classes.page, classes[`page-${width}`])} data-paper={paper} data-density={density}>
      {children}
    </div>
  );
}
