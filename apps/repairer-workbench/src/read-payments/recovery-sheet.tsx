import { AppLogo } from '@alveole/ui';
import type { ReactNode } from 'react';
import { PrintSheet } from '../print-sheet/print-sheet.tsx';
import { SheetFacts } from '../print-sheet/shop-sheet.tsx';
import { QrCode } from '../print-sheet/qr-code.tsx';
import { recoveryTexts as texts } from './recovery.text.ts';
import classes from './recovery-sheet.module.css';
import type { RecoveryLetter } from './recovery-letter.ts';

export interface RecoverySheetProps {
  readonly letter: RecoveryLetter;
  /** The browser has printed it, or was told not to. */
  readonly onPrinted: () => void;
}

/** A payment request alone on its sheet, in the face of the installation. */
export function RecoverySheet({ letter, onPrinted }: RecoverySheetProps): ReactNode {
  return (
    <PrintSheet label={letter.title} onPrinted={onPrinted}>
      <article className={classes.letter}>
        <AppLogo name={letter.issuer} />
        <h1>{letter.title}</h1>
        <SheetFacts facts={letter.facts} />
        <p>{letter.reason}</p>
        <p>{letter.howTo}</p>
        <div className={classes.payment}>
          <SheetFacts facts={letter.payment} />
          <figure>
            <QrCode value={letter.code} label={texts.code} isRobust />
            <figcaption>{texts.codeNote}</figcaption>
          </figure>
        </div>
        <h2>{texts.files}</h2>
        <SheetFacts facts={letter.files} />
        <p>{letter.contact}</p>
      </article>
    </PrintSheet>
  );
}
