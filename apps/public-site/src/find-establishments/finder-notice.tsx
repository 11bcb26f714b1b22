import { Notice } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './finder-notice.module.css';
import { infoTexts } from './shop-pages.text.ts';

/** The name that the specification gives the flag (repairs §3). */
const flag = 'infoReparer';

/** Says under the results, until it is closed in this browser, that pre-registration is optional. */
export function FinderNotice(): ReactNode {
  const [isDue, setDue] = useState(() => localStorage.getItem(flag) === null);
  if (!isDue) return null;
  const acknowledge = (): void => {
    localStorage.setItem(flag, '1');
    setDue(false);
  };
  return (
    <div className={classes.notice}>
      <Notice close={{ label: infoTexts.close, onClose: acknowledge }}>{infoTexts.text}</Notice>
    </div>
  );
}
