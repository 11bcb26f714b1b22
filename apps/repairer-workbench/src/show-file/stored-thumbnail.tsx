import { useStoredAddress } from '@alveole/shared-screens/stored-media';
import type { ApiCaller } from '@alveole/contracts';
import { Icon } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './document-card.module.css';

/** A deposited picture, small: to be recognised, not judged. Its sign stands there until it came, and when it cannot be had. */
export function StoredThumbnail({ api, name }: { readonly api: ApiCaller; readonly name: string }): ReactNode {
  const { data } = useStoredAddress(api, name);
  const [lost, setLost] = useState<string>();
  if (data === undefined || data.url === lost) return <Icon name="image" />;
  return <img src={data.url} alt="" loading="lazy" className={classes.thumbnail} onError={() => setLost(data.url)} />;
}
