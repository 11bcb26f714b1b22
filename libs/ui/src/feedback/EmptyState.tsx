import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import classes from './state.module.css';

export interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** Why, in a sentence. */
  children?: ReactNode;
  /** The next step: a `Button` or `LinkButton`. */
  action?: ReactNode;
  icon?: IconName;
}

/** Nothing here: says why, and offers the next step. */
export function EmptyState({ title, children, action, icon = 'search' }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.picture}>
        <Icon name={icon} size="l" />
      </span>
      <p className={classes.title}>{title}</p>
      {children ? <div className={classes.text}>{children}</div> : null}
      {action}
    </div>
  );
}
