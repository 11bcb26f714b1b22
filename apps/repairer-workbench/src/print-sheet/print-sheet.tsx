import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './print-sheet.module.css';

/** On the body and on what of it is printed. */
const alone = 'data-print-alone';

export interface PrintSheetProps {
  /** Names the sheet. */
  readonly label: string;
  /** False while something of it is still on its way. */
  readonly isReady?: boolean;
  /** The browser has printed it, or was told not to. */
  readonly onPrinted: () => void;
  readonly children: ReactNode;
}

/** A sheet that is printed alone, without the page around it, as soon as it is ready and its pictures are drawn. */
export function PrintSheet({ label, isReady = true, onPrinted, children }: PrintSheetProps): ReactNode {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isReady || sheet.current === null) return undefined;
    let isAway = false;
    addEventListener('afterprint', onPrinted);
    document.body.toggleAttribute(alone, true);
    void decoded(sheet.current).then(() => isAway || print());
    return () => {
      isAway = true;
      document.body.removeAttribute(alone);
      removeEventListener('afterprint', onPrinted);
    };
  }, [isReady, onPrinted]);
  return createPortal(
    <div ref={sheet} className={classes.sheet} {...{ [alone]: true }} role="group" aria-label={label}>
      {children}
    </div>,
    document.body,
  );
}

/** A sheet takes no picture that is yet to be decoded. One that cannot be holds nothing up. */
async function decoded(sheet: HTMLElement): Promise<void> {
  await Promise.allSettled([...sheet.querySelectorAll('img')].map((picture) => picture.decode()));
}
