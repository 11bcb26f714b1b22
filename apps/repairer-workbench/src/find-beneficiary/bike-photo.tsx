import { Icon } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './identify.module.css';

export interface BikePhotoProps {
  /** What is seen, for whoever does not see it. */
  readonly label: string;
  readonly url: string | undefined;
}

/** What a bike looked like at its last visit; a sign where no photo was filed, and where it cannot be had. */
export function BikePhoto({ label, url }: BikePhotoProps): ReactNode {
  const [lost, setLost] = useState<string>();
  return (
    <span className={classes.photo}>
      {url === undefined || url === lost ? (
        <Icon name="bike" />
      ) : (
        <img src={url} alt={label} loading="lazy" onError={() => setLost(url)} />
      )}
    </span>
  );
}
