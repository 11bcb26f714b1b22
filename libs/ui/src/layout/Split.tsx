import type { ReactNode } from 'react';
import classes from './layout.module.css';

export interface SplitProps {
  children: ReactNode;
  /** Stays in view beside the content: the decision of the desk. Comes after it on narrow screens. */
  aside: ReactNode;
  asideLabel: string;
  /** `narrow` leaves the room to evidence that has facts beside it. */
  asideWidth?: 'usual' | 'narrow';
}

/** The content large, what to do about it always in view at its right. */
export function Split({ children, aside, asideLabel, asideWidth = 'usual' }: SplitProps) {
  return (
    <div className={classes.split} data-aside={asideWidth}>
      <div className={classes.splitMain}>{children}</div>
      <aside aria-label={asideLabel} className={classes.splitAside}>
        {aside}
      </aside>
    </div>
  );
}
