import type { ReactNode } from 'react';
import classes from './layout.module.css';

/** The main action at the end of a form; sticks to the bottom of a phone's screen. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
