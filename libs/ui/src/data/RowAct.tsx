import type { ReactNode } from 'react';
import classes from './RowAct.module.css';

export interface RowActProps {
  children: ReactNode;
  /** Says what the words alone do not: of which row it is. */
  'aria-label'?: string;
  onPress: () => void;
}

/**
 * An act on one row of a `Table`. A bare button, for there may be hundreds of them; the arrows reach it from its row,
 * the tabulator stops at the row alone.
 */
export function RowAct({ children, onPress, ...rest }: RowActProps) {
  return (
    <button {...rest} type="button" tabIndex={-1} className={classes.act} onClick={onPress}>
      {children}
    </button>
  );
}
