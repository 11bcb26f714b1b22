import type { ReactNode } from 'react';
import type { AskedRemote } from './asked-remotes.ts';
import { remoteText, texts } from './development.text.ts';
import classes from './developed-notice.module.css';

/** Says on every page which remotes come from this machine, and offers the way back. */
export function DevelopedNotice({ asked, onBack }: { asked: readonly AskedRemote[]; onBack: () => void }): ReactNode {
  return (
    <aside className={classes.notice} aria-label={texts.title}>
      <strong>{texts.title}</strong>
      <span>{asked.map(remoteText).join(', ')}</span>
      <button type="button" onClick={onBack}>
        {texts.back}
      </button>
    </aside>
  );
}
