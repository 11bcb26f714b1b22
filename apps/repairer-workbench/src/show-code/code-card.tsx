import type { RepairRowView } from '@alveole/contracts';
import { Button, Card } from '@alveole/ui';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { digitsText } from '../show-file/file.text.ts';
import { texts } from './code-card.text.ts';
import classes from './code-card.module.css';

/** Side of the QR image, in pixels (repairs §9). */
const side = 140;

/** The code of a file for its invoice: the QR image of its number, and five digits to type. It prints. */
export function CodeCard({ file }: { readonly file: Pick<RepairRowView, 'fileNumber'> }): ReactNode {
  return (
    <Card title={texts.title}>
      <p className={classes.lead}>{texts.lead}</p>
      <div className={classes.code}>
        {/* Always dark on light: a camera reads it, in the dark theme too. */}
        <QRCodeSVG
          value={file.fileNumber}
          size={side}
          marginSize={2}
          role="img"
          aria-label={`${texts.image} ${file.fileNumber}`}
          className={classes.image}
        />
        <dl className={classes.digits}>
          <dt>{texts.digits}</dt>
          <dd className={classes.figure}>{digitsText(file)}</dd>
          <dt>{texts.number}</dt>
          <dd>{file.fileNumber}</dd>
        </dl>
      </div>
      <div className={classes.print}>
        <Button icon="print" onPress={() => print()}>
          {texts.print}
        </Button>
      </div>
    </Card>
  );
}
