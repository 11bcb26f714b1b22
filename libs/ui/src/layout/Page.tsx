import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import classes from './layout.module.css';

export interface PageProps {
  children: ReactNode;
  /** `wide` for lists and files, `text` for reading, `form` for one column of fields. */
  width?: 'wide' | 'text' | 'form';
}

/** The content of one screen, inside the landmarks of the shell. */
export function Page({ children, width = 'wide' }: PageProps) {
  return <div className={clsx(classes.page, classes[`page-${width}`])}>{children}</div>;
}
