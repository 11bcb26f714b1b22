import type { RemoteProps } from '@alveole/contracts';
import type { RepairRowView } from '@alveole/contracts/repair';
import { isSession } from '@alveole/domain';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { digitsText } from '../show-file/file.text.ts';
import classes from './code-label.module.css';
import { texts } from './code-card.text.ts';
import { QrCode } from './qr-code.tsx';
import { Stamp } from './stamp.tsx';
import { useStamp } from './use-stamp.ts';

/** On the body and on what of it is printed. */
const alone = 'data-print-alone';

export interface CodeLabelProps extends Pick<RemoteProps, 'api'> {
  readonly file: Pick<RepairRowView, 'repairId' | 'fileNumber' | 'kind'>;
  /** The browser has printed it, or was told not to. */
  readonly onPrinted: () => void;
}

/**
 * The label for the bike while it waits in the workshop: both codes, the digits and the number, alone on the sheet, with a line
 * to cut along. It names nobody, since whoever passes reads it. Prints as soon as its codes are drawn.
 */
export function CodeLabel({ api, file, onPrinted }: CodeLabelProps): ReactNode {
  const label = useRef<HTMLDivElement>(null);
  const { isPending } = useStamp(api, file.repairId);
  useEffect(() => {
    if (isPending || label.current === null) return undefined;
    let isAway = false;
    addEventListener('afterprint', onPrinted);
    document.body.toggleAttribute(alone, true);
    void decoded(label.current).then(() => isAway || print());
    return () => {
      isAway = true;
      document.body.removeAttribute(alone);
      removeEventListener('afterprint', onPrinted);
    };
  }, [isPending, onPrinted]);
  return createPortal(
    <div
      ref={label}
      className={classes.label}
      {...{ [alone]: true }}
      role="group"
      aria-label={isSession(file) ? texts.sessionLabel : texts.label}
    >
      <QrCode value={file.fileNumber} label={`${texts.image} ${file.fileNumber}`} />
      <Stamp api={api} repairId={file.repairId} />
      <p className={classes.digits}>{digitsText(file)}</p>
      <p>{file.fileNumber}</p>
    </div>,
    document.body,
  );
}

/** A sheet takes no picture that is yet to be decoded. One that cannot be holds nothing up: the QR code leads as far. */
async function decoded(label: HTMLElement): Promise<void> {
  await Promise.allSettled([...label.querySelectorAll('img')].map((picture) => picture.decode()));
}
