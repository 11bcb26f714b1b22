import type { RemoteProps } from '@alveole/contracts';
import type { RepairRowView } from '@alveole/contracts/repair';
import { isSession } from '@alveole/domain';
import type { ReactNode } from 'react';
import { PrintSheet } from '../print-sheet/print-sheet.tsx';
import { digitsText } from '../show-file/file.text.ts';
import classes from './code-label.module.css';
import { texts } from './code-card.text.ts';
import { QrCode } from '../print-sheet/qr-code.tsx';
import { Stamp } from './stamp.tsx';
import { useStamp } from './use-stamp.ts';

export interface CodeLabelProps extends Pick<RemoteProps, 'api'> {
  readonly file: Pick<RepairRowView, 'repairId' | 'fileNumber' | 'kind'>;
  /** The browser has printed it, or was told not to. */
  readonly onPrinted: () => void;
}

/**
 * The label for the bike while it waits in the workshop: both codes, the digits and the number, alone on the sheet, with a line
 * to cut along. It names nobody, since whoever passes reads it. Prints as soon as its codes are drawn: the QR code leads as far
 * as an O°code that cannot be had.
 */
export function CodeLabel({ api, file, onPrinted }: CodeLabelProps): ReactNode {
  const { isPending } = useStamp(api, file.repairId);
  return (
    <PrintSheet label={isSession(file) ? texts.sessionLabel : texts.label} isReady={!isPending} onPrinted={onPrinted}>
      <div className={classes.label}>
        <QrCode value={file.fileNumber} label={`${texts.image} ${file.fileNumber}`} />
        <Stamp api={api} repairId={file.repairId} />
        <p className={classes.digits}>{digitsText(file)}</p>
        <p>{file.fileNumber}</p>
      </div>
    </PrintSheet>
  );
}
