import type { ApiCaller } from '@alveole/contracts';
import type { Position, PublicEstablishment } from '@alveole/contracts/establishment';
import { MapBounds, MapName, MapRing } from '@alveole/ui/map';
import type { MapPart } from '@alveole/ui/map';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './own-ground.module.css';
import { useTownNames } from './list-towns-within.ts';

export interface OwnGroundProps {
  readonly api: ApiCaller;
  readonly centre: Position;
  readonly shops: readonly PublicEstablishment[];
}

/** Kilometres around the search. */
const rings = [1, 2, 5, 10, 20, 30];

/** What the map draws without any provider of tiles: distances around the search, and the towns of its part. */
export function OwnGround({ api, centre, shops }: OwnGroundProps): ReactNode {
  const [part, setPart] = useState<MapPart>();
  const towns = useTownNames({ api, shops, part });
  return (
    <>
      <MapBounds onChange={setPart} />
      {rings.map((kilometres) => (
        <MapRing
          key={kilometres}
          centre={centre}
          radius={kilometres * 1_000}
          label={`${kilometres}\u00a0km`}
          className={classes.ring}
          labelClassName={classes.distance}
        />
      ))}
      {towns.map(({ name, position }) => (
        <MapName key={`${name} ${position.latitude}`} name={name} position={position} className={classes.name} />
      ))}
    </>
  );
}
