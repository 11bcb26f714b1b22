import type { ReactNode } from 'react';
import classes from './Timeline.module.css';

export interface TimelineItem {
  id: string;
  /** When, in words: « 12 mars à 14 h 06 », « attendu le 22 mars ». */
  when: string;
  /** The instant, for machines. */
  instant?: string;
  title: ReactNode;
  detail?: ReactNode;
  /** Not yet there: drawn hollow. */
  isExpected?: boolean;
}

export interface TimelineProps {
  items: readonly TimelineItem[];
  label?: string;
}

/** What happened to a file, and what is to come. */
export function Timeline({ items, label = 'Chronologie' }: TimelineProps) {
  return (
    <ol className={classes.timeline} aria-label={label}>
      {items.map(({ id, when, instant, title, detail, isExpected }) => (
        <li key={id} className={classes.item} data-expected={isExpected || undefined}>
          <time dateTime={instant} className={classes.when}>
            {when}
          </time>
          <span aria-hidden className={classes.dot} />
          <div className={classes.text}>
            <div>{title}</div>
            {detail ? <div className={classes.detail}>{detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
