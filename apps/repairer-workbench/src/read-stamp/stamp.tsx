import type { RemoteProps } from '@alveole/contracts';
import { encode } from '@alveole/hex-code';
import { toSvg } from '@alveole/hex-code/svg';
import type { ReactNode } from 'react';
import classes from './code-card.module.css';
import { texts } from './code-card.text.ts';
import { useStamp } from './use-stamp.ts';

/** Width of the code on screen, in pixels (repairs §9). */
const width = 100;

export interface StampProps extends Pick<RemoteProps, 'api'> {
  readonly repairId: string;
}

/** The O°code of a file, as its invoice carries it; nothing where it cannot be known, the QR code leads as far. */
export function Stamp({ api, repairId }: StampProps): ReactNode {
  const { value, isPending } = useStamp(api, repairId);
  if (value === undefined) return isPending ? <span className={classes.awaited} /> : null;
  const image = `data:image/svg+xml,${encodeURIComponent(toSvg(encode(value), { size: width }))}`;
  return <img src={image} alt={texts.stamp} className={classes.image} />;
}
