import type { RepairFile } from '@alveole/contracts';
import { Button, Card } from '@alveole/ui';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { digitsOf } from '../repair-file/file-words.ts';
import { words } from './code-card.text.ts';
import classes from './code-card.module.css';

/** Side of the QR image, in pixels (repairs §9). */
const side = 140;

/** The code of a file for its invoice: the QR image of its number, and five digits to type. It prints. */
export function CodeCard({ file }: { readonly file: Pick<RepairFile, 'repair_rozo_id'> }): ReactNode {
  return (
    <Card title={words.title}>
      <p className={classes.lead}>{words.lead}</p>
      <div className={classes.code}>
        {/* Always dark on light: a camera reads it, in the dark theme too. */}
        <QRCodeSVG
          value={file.repair_rozo_id}
          size={side}
          marginSize={2}
          role="img"
          aria-label={`${words.image} ${file.repair_rozo_id}`}
          className={classes.image}
        />
        <dl className={classes.digits}>
          <dt>{words.digits}</dt>
          <dd className={classes.figure}>{digitsOf(file)}</dd>
          <dt>{words.number}</dt>
          <dd>{file.repair_rozo_id}</dd>
        </dl>
      </div>
      <div className={classes.print}>
        <Button icon="print" onPress={() => print()}>
          {words.print}
        </Button>
      </div>
    </Card>
  );
}
