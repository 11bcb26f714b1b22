import type { ReactNode } from 'react';
import classes from './unpublished-notice.module.css';

interface UnpublishedNoticeProps {
  readonly title: string;
  /** Which remotes this browser gets that others do not. */
  readonly remotes: string;
  /** The way back to what everybody gets: a button or a link. */
  readonly children: ReactNode;
}

/** Says on every page which remotes this browser alone gets. */
export function UnpublishedNotice({ title, remotes, children }: UnpublishedNoticeProps): ReactNode {
  return (
    <aside className={classes.notice} aria-label={title}>
      <strong>{title}</strong>
      <span>{remotes}</span>
      {children}
    </aside>
  );
}
