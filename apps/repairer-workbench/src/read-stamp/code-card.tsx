import type { RemoteProps } from '@alveole/contracts';
import type { RepairRowView } from '@alveole/contracts/repair';
import { isSession } from '@alveole/domain';
import { Button, Card } from '@alveole/ui';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { digitsText } from '../show-file/file.text.ts';
import { texts } from './code-card.text.ts';
import classes from './code-card.module.css';
import { CodeLabel } from './code-label.tsx';
import { QrCode } from '../print-sheet/qr-code.tsx';
import { Stamp } from './stamp.tsx';

/** Side of the QR image, in pixels (repairs §9). */
const side = 140;

export interface CodeCardProps extends Pick<RemoteProps, 'api'> {
  readonly file: Pick<RepairRowView, 'repairId' | 'fileNumber' | 'kind'>;
}

/** The code of a file for its invoice: the QR image of its number, its O°code, and five digits to type. Its label prints. */
export function CodeCard({ api, file }: CodeCardProps): ReactNode {
  /** How often the label was asked for; 0 once it is printed. A browser that never says so prints again all the same. */
  const [prints, setPrints] = useState(0);
  const stopPrinting = useCallback(() => setPrints(0), []);
  if (file.fileNumber === '')
    return (
      <Card title={texts.title}>
        <p className={classes.lead}>{texts.notYet}</p>
      </Card>
    );
  return (
    <Card title={texts.title}>
      <p className={classes.lead}>{isSession(file) ? texts.sessionLead : texts.lead}</p>
      <div className={classes.code}>
        <QrCode
          value={file.fileNumber}
          label={`${texts.image} ${file.fileNumber}`}
          size={side}
          className={classes.image}
        />
        <Stamp api={api} repairId={file.repairId} />
        <dl className={classes.digits}>
          <dt>{texts.digits}</dt>
          <dd className={classes.figure}>{digitsText(file)}</dd>
          <dt>{texts.number}</dt>
          <dd>{file.fileNumber}</dd>
        </dl>
      </div>
      <div className={classes.print}>
        <Button icon="print" onPress={() => setPrints(prints + 1)}>
          {texts.print}
        </Button>
        {prints > 0 ? <CodeLabel key={prints} api={api} file={file} onPrinted={stopPrinting} /> : null}
      </div>
    </Card>
  );
}
