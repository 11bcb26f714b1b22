import type { PastFileView } from '@alveole/contracts/repair';
import { formatDate } from '@alveole/ui';
import type { ReactNode } from 'react';
import { standingLabelOf } from '../show-file/file-standing.ts';
import { BikePhoto } from './bike-photo.tsx';
import { texts } from './identify.text.ts';
import classes from './identify.module.css';

export interface BikeRowProps {
  readonly bike: PastFileView;
  /** What the rules say of another aid for this bike. */
  readonly note?: string | undefined;
  readonly act?: ReactNode;
}

/** A bike that has a file, as one recognises it: photo, brand, number, when and how far. */
export function BikeRow({ bike, note, act }: BikeRowProps): ReactNode {
  return (
    <div className={classes.bike}>
      <BikePhoto label={texts.photoOf(bike.brand)} url={bike.photoUrl} />
      <span className={classes.bikeText}>
        <strong>{bike.brand}</strong> <span>{`· n°\u00a0${bike.serial}`}</span>
        <span className={classes.detail}>{`${formatDate(bike.createdAt)} · ${standingLabelOf(bike)}`}</span>
        {note ? <span className={classes.detail}>{note}</span> : null}
      </span>
      {act}
    </div>
  );
}
