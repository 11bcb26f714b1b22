import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { Gap } from './space.ts';
import classes from './layout.module.css';

export interface StackProps {
  children: ReactNode;
  gap?: Gap;
  as?: 'div' | 'section' | 'ul' | 'ol';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** What it holds is that of before, until the next comes: it stays, dimmed. */
  'aria-busy'?: boolean | undefined;
}

/** One thing under another. */
export function Stack({ children, gap = '200', as: Element = 'div', ...rest }: StackProps) {
  return (
    <Element {...rest} className={clsx(classes.stack, classes[`gap${gap}`])}>
      {children}
    </Element>
  );
}
