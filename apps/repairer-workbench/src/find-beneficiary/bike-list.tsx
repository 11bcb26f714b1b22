import type { PastFileView } from '@alveole/contracts/repair';
import { Button, Card, formatDate, Notice, Row } from '@alveole/ui';
import type { ReactNode } from 'react';
import { BikePhoto } from './bike-photo.tsx';
import { texts } from './identify.text.ts';
import classes from './identify.module.css';
import { standingLabelOf } from '../show-file/file-standing.ts';

export interface BikeListProps {
  readonly bikes: readonly PastFileView[];
  readonly warning: string | undefined;
  readonly onAnswer: (isInList: boolean) => void;
}

/** Step 1: the bikes that have a file already; is the one at the counter among them? */
export function BikeList({ bikes, warning, onAnswer }: BikeListProps): ReactNode {
  return (
    <Card title={texts.bikesTitle} tone="current">
      {warning ? <Notice tone="warning">{warning}</Notice> : null}
      <p className={classes.soft}>{texts.bikesLead}</p>
      <ul className={classes.bikes}>
        {bikes.map((bike) => (
          <li key={bike.repairId} className={classes.bike}>
            <BikePhoto label={texts.photoOf(bike.brand)} url={bike.photoUrl} />
            <span>
              <strong>{bike.brand}</strong> <span>{`· n°\u00a0${bike.serial}`}</span>
              <span className={classes.detail}>{`${formatDate(bike.createdAt)} · ${standingLabelOf(bike)}`}</span>
            </span>
          </li>
        ))}
      </ul>
      <Row>
        <Button variant="primary" onPress={() => onAnswer(false)}>
          {texts.notInList}
        </Button>
        <Button onPress={() => onAnswer(true)}>{texts.inList}</Button>
      </Row>
    </Card>
  );
}
