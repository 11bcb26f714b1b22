import type { Position, PublicEstablishment } from '@alveole/contracts/establishment';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { resultTexts } from './find-establishments.text.ts';
import { placeOnRings, ringsAround } from './place-on-rings.ts';
import classes from './printed-shops.module.css';

export interface PrintedRingsProps {
  readonly centre: Position;
  /** Numbered by their rank, as in the list. */
  readonly shops: readonly PublicEstablishment[];
}

/** The picture of the list for paper: who is how far in which direction. It needs no provider of maps and is always there. */
export function PrintedRings({ centre, shops }: PrintedRingsProps): ReactNode {
  const rings = ringsAround(shops.map(({ distanceMetres }) => distanceMetres));
  const outermost = rings.at(-1) ?? 1;
  return (
    <svg viewBox="-105 -105 210 210" className={classes.rings} role="img" aria-label={resultTexts.printedRings}>
      {rings.map((kilometres) => {
        const radius = (100 * kilometres) / outermost;
        return (
          <g key={kilometres}>
            <circle r={radius} className={classes.ring} />
            <text y={-radius} className={classes.distance}>{`${kilometres.toLocaleString('fr')}\u00a0km`}</text>
          </g>
        );
      })}
      <circle r="1.5" className={classes.centre} />
      {shops.map(({ id, position, isAssociativeWorkshop }, index) => {
        if (!position) return null;
        const { x, y } = placeOnRings(position, centre, outermost);
        return (
          <g key={id} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
            <path
              d="M0-4.4 3.8-2.2V2.2L0 4.4-3.8 2.2V-2.2Z"
              className={clsx(classes.mark, isAssociativeWorkshop && classes.workshop)}
            />
            <text className={clsx(classes.number, isAssociativeWorkshop && classes.workshop)}>{index + 1}</text>
          </g>
        );
      })}
    </svg>
  );
}
