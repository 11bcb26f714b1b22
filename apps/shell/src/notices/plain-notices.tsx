import type { Notice } from '@alveole/contracts';
import type { ReactNode } from 'react';
import classes from './plain-notices.module.css';

export interface PlainNoticesProps {
  readonly notices: readonly Notice[];
  readonly onClose: () => void;
}

/** Notices without the kit, which could not be loaded: they stand until they are closed. */
export function PlainNotices({ notices, onClose }: PlainNoticesProps): ReactNode {
  return (
    <div className={classes.box}>
      <div role="status" className={classes.texts}>
        {notices.map(({ text }, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      <button type="button" className={classes.close} onClick={onClose}>
        Fermer
      </button>
    </div>
  );
}
