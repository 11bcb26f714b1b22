import type { PastFileView } from '@alveole/contracts/repair';
import { holdsBikeClaim } from '@alveole/domain';
import { Button, Card, Notice, Row } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BikeRow } from './bike-row.tsx';
import { texts } from './identify.text.ts';
import { ResumeFile } from './resume-file.tsx';
import classes from './identify.module.css';

export interface BikeListProps {
  readonly bikes: readonly PastFileView[];
  readonly warning: string | undefined;
  /** The bike of the last time, where one may have an aid again. */
  readonly lastBike: ReactNode;
  readonly onListed: (bike: PastFileView) => void;
  readonly onNotInList: () => void;
}

/** Step 1: the bikes that have a file already; is the one at the counter among them, and which is it? */
export function BikeList({ bikes, warning, lastBike, onListed, onNotInList }: BikeListProps): ReactNode {
  const [isAskingWhich, setAskingWhich] = useState(false);
  const [onlyBike] = bikes.length === 1 ? bikes : [];
  return (
    <Card title={isAskingWhich ? texts.whichTitle : texts.bikesTitle} tone="current">
      {warning ? <Notice tone="warning">{warning}</Notice> : null}
      <p className={classes.soft}>{texts.bikesLead}</p>
      <ul className={classes.bikes}>
        {bikes.map((bike, index) => (
          <li key={bike.repairId}>
            <BikeRow
              bike={bike}
              note={holdsBikeClaim(bike.status) ? texts.claimed : undefined}
              act={
                isAskingWhich ? (
                  <ThisBike bike={bike} takesFocus={index === 0} onPress={() => onListed(bike)} />
                ) : (
                  <ResumeFile bike={bike} />
                )
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
        <Button variant={isAskingWhich ? 'secondary' : 'primary'} onPress={onNotInList}>
          {texts.notInList}
        </Button>
        {isAskingWhich ? null : (
          <Button onPress={() => (onlyBike ? onListed(onlyBike) : setAskingWhich(true))}>{texts.inList}</Button>
        )}
      </Row>
    </Card>
  );
}

interface ThisBikeProps {
  readonly bike: PastFileView;
  readonly takesFocus: boolean;
  readonly onPress: () => void;
}

function ThisBike({ bike: { brand, serial }, takesFocus, onPress }: ThisBikeProps): ReactNode {
  return (
    <Button
      variant="primary"
      autoFocus={takesFocus}
      onPress={onPress}
      aria-label={`${texts.thisBike}\u00a0: ${brand} n°\u00a0${serial}`}
    >
      {texts.thisBike}
    </Button>
  );
}
