import type { Notice } from '@alveole/contracts';
import type { ReactNode } from 'react';

export interface PlainNoticesProps {
  readonly notices: readonly Notice[];
  readonly onClose: () => void;
}

/** Notices without the kit, which could not be loaded: they stand until they are closed. */
export function PlainNotices({ notices, onClose }: PlainNoticesProps): ReactNode {
  return (
    <div className="page-notice">
      <div role="status">
        {notices.map(({ text }, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      <button type="button" onClick={onClose}>
        Fermer
      </button>
    </div>
  );
}
