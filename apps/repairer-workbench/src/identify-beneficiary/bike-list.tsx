import { repairStatuses, isRepairStatus } from '@alveole/domain';
import { Button, Card, formatDate, Icon, Notice, Row } from '@alveole/ui';
import type { ReactNode } from 'react';
import { words } from './identify.text.ts';
import classes from './identify.module.css';
import type { PastBike } from './use-found-people.ts';

export interface BikeListProps {
  readonly bikes: readonly PastBike[];
  readonly warning: string | undefined;
  readonly onAnswer: (isInList: boolean) => void;
}

/** Step 1: the bikes that have a file already; is the one at the counter among them? */
export function BikeList({ bikes, warning, onAnswer }: BikeListProps): ReactNode {
  return (
    <Card title={words.bikesTitle} tone="current">
      {warning ? <Notice tone="warning">{warning}</Notice> : null}
      <p className={classes.soft}>{words.bikesLead}</p>
      <ul className={classes.bikes}>
        {bikes.map((bike) => (
          <li key={bike.repair_id} className={classes.bike}>
            <Icon name="bike" />
            <span>
              <strong>{bike.brand}</strong> · n°&nbsp;{bike.serial}
              <span className={classes.detail}>
                {formatDate(bike.create_date)} ·{' '}
                {isRepairStatus(bike.status) ? repairStatuses[bike.status].repairerLabel : ''}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Row>
        <Button variant="primary" onPress={() => onAnswer(false)}>
          {words.notInList}
        </Button>
        <Button onPress={() => onAnswer(true)}>{words.inList}</Button>
      </Row>
    </Card>
  );
}
