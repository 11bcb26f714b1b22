import { formatDeskTime } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './desk-time.module.css';

/** An instant in a cell of a table: day and hour, each unbroken. @param at ISO instant */
export function DeskTime({ at }: { readonly at: string }): ReactNode {
  const [day, hour] = formatDeskTime(at).split('\u00a0');
  return (
    <span>
      <span className={classes.part}>{`${day}\u00a0`}</span>
      <wbr />
      <span className={classes.part}>{hour}</span>
    </span>
  );
}
