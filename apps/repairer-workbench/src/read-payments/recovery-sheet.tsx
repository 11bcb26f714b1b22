import { AppLogo } from '@alveole/ui';
import { letterTexts as texts } from '@alveole/shared-screens/recovery-letter';
import type { RecoveryLetter } from '@alveole/shared-screens/recovery-letter';
import type { ReactNode } from 'react';
import { PrintSheet } from '../print-sheet/print-sheet.tsx';
import { SheetFacts } from '../print-sheet/shop-sheet.tsx';
import { QrCode } from '../print-sheet/qr-code.tsx';
import classes from './recovery-sheet.module.css';

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
        <header className={classes.head}>
          <AppLogo name={letter.issuer} />
          <address>
            {letter.shop.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </header>
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
        <SheetFacts
          facts={letter.files.map(({ label, value, cause }) => ({
            label: [label, cause].filter(Boolean).join(' · '),
            value,
          }))}
        />
        <SheetFacts
          facts={letter.sums.map((line) => ({ ...line, ...(line.label === texts.left && { isKey: true as const }) }))}
        />
        <p>{letter.contact}</p>
      </article>
    </PrintSheet>
  );
}
