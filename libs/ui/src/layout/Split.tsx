import type { ReactNode } from 'react';
import classes from './layout.module.css';

export interface SplitProps {
  children: ReactNode;
  /** Stays in view beside the content: the decision of the desk. Comes after it on narrow screens. */
  aside: ReactNode;
  asideLabel: string;
  /** `narrow` leaves the room to evidence that has facts beside it. */
  asideWidth?: 'usual' | 'narrow';
  /** What is read after both: below the content where there is room, behind the aside on narrow screens. */
  below?: ReactNode;
}

/** The content large, what to do about it always in view at its right. */
export function Split({ children, aside, asideLabel, asideWidth = 'usual', below }: SplitProps) {
  return (
    <div className={classes.split} data-aside={asideWidth}>
      <div className={classes.splitMain}>{children}</div>
      <aside aria-label={asideLabel} className={classes.splitAside}>
        {aside}
      </aside>
      {below ? <div className={classes.splitBelow}>{below}</div> : null}
    </div>
  );
}
