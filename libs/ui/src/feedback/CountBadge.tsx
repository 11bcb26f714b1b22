import { formatCount } from '../format/numbers.ts';
import classes from './CountBadge.module.css';

export interface CountBadgeProps {
  count: number;
  /** What is counted, for assistive tools: « messages non lus ». */
  label: string;
}

/** A number that asks for attention; nothing at zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span>{formatCount(count)}</span>
      <span className="visually-hidden">{` ${label}`}</span>
    </span>
  );
}
