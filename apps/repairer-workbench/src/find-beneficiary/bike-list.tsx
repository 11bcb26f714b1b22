import type { PastFileView } from '@alveole/contracts/repair';
import { holdsBikeClaim, isIncomplete } from '@alveole/domain';
import { Button, Card, LinkButton, Notice, Row } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { BikeRow } from './bike-row.tsx';
import { texts } from './identify.text.ts';
import classes from './identify.module.css';

export interface BikeListProps {
  readonly bikes: readonly PastFileView[];
  readonly warning: string | undefined;
  /** The bike of the last time, where one may have an aid again. */
  readonly lastBike: ReactNode;
  readonly onAnswer: (isInList: boolean) => void;
}

/** Step 1: the bikes that have a file already; is the one at the counter among them? */
export function BikeList({ bikes, warning, lastBike, onAnswer }: BikeListProps): ReactNode {
  return (
    <Card title={texts.bikesTitle} tone="current">
      {warning ? <Notice tone="warning">{warning}</Notice> : null}
      <p className={classes.soft}>{texts.bikesLead}</p>
      <ul className={classes.bikes}>
        {bikes.map((bike) => (
          <li key={bike.repairId}>
            <BikeRow
              bike={bike}
              note={holdsBikeClaim(bike.status) ? texts.claimed : undefined}
              act={
                bike.isOfOwnShop && isIncomplete(bike.status) ? (
                  <LinkButton href={paths.evidence(bike.repairId)}>{texts.resume}</LinkButton>
                ) : undefined
              }
            />
          </li>
        ))}
      </ul>
      {lastBike ? (
        <>
          <p className={classes.soft}>{texts.lastBikeLead}</p>
          {lastBike}
        </>
      ) : null}
      <Row>
        <Button variant="primary" onPress={() => onAnswer(false)}>
          {texts.notInList}
        </Button>
        <Button onPress={() => onAnswer(true)}>{texts.inList}</Button>
      </Row>
    </Card>
  );
}
