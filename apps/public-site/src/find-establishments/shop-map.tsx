import type { ApiCaller } from '@alveole/contracts';
import type { Position, PublicEstablishment } from '@alveole/contracts/establishment';
import type { Finder } from '@alveole/domain';
import { MapDot, MapMarker, MapView, MoveTo, ShowAll } from '@alveole/ui/map';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { finderTexts, resultTexts } from './find-establishments.text.ts';
import { OwnGround } from './own-ground.tsx';
import { HexagonMarker, hexagonSize } from './hexagon-marker.tsx';
import classes from './shop-map.module.css';

export interface ShopMapProps {
  readonly api: ApiCaller;
  readonly kind: Finder;
  /** Numbered by their rank; those without position stay off the map. */
  readonly shops: readonly PublicEstablishment[];
  readonly selected: string | undefined;
  readonly centre: Position;
  readonly tiles: MapGround;
  readonly onSelect: (id: string) => void;
}

/** Where nothing can be placed (repairs §9). */
const firstZoom = 18;
/** The map fits its markers again after this time (repairs §9). */
const fitAgainAfterMs = 1_000;

/** The ground that the installation names. */
export interface MapGround {
  /** Empty: the map draws what the product knows by itself. */
  readonly url: string;
  readonly attribution: string | undefined;
}

/** The picture of the list. It holds nothing that the list does not say, so its markers take no keyboard focus. */
export function ShopMap({ api, kind, shops, selected, centre, tiles, onSelect }: ShopMapProps): ReactNode {
  const [tilesFail, setTilesFail] = useState(false);
  const placed = useMemo(
    () => shops.flatMap((shop, index) => (shop.position ? [{ shop, position: shop.position, number: index + 1 }] : [])),
    [shops],
  );
  const target = placed.find(({ shop }) => shop.id === selected)?.position;
  const ground =
    tiles.url && !tilesFail
      ? {
          url: tiles.url,
          attribution: tiles.attribution ?? resultTexts.attribution,
          onFailure: () => setTilesFail(true),
        }
      : undefined;
  return (
    <section aria-label={finderTexts[kind].map} className={classes.frame}>
      <MapView
        centre={centre}
        zoom={firstZoom}
        tiles={ground}
        zoomTexts={resultTexts}
        zoomCorner="topright"
        hasScale
        className={classes.map}
      >
        {ground ? null : <OwnGround api={api} centre={centre} shops={shops} />}
        <MapDot position={centre} radius={7} className={classes.centre} />
        {placed.map(({ shop, position, number }) => (
          <MapMarker
            key={shop.id}
            position={position}
            title={shop.name}
            {...hexagonSize}
            className={clsx(
              classes.marker,
              shop.isAssociativeWorkshop ? classes.blue : classes.orange,
              shop.id === selected && classes.selected,
            )}
            isFocusable={false}
            isInFront={shop.id === selected}
            onPress={() => onSelect(shop.id)}
          >
            <HexagonMarker number={number} />
          </MapMarker>
        ))}
        <ShowAll positions={placed.map(({ position }) => position)} againAfterMs={fitAgainAfterMs} />
        {target ? <MoveTo position={target} /> : null}
      </MapView>
      {tilesFail ? (
        <p role="status" className={classes.noTiles}>
          {resultTexts.noTiles}
        </p>
      ) : null}
    </section>
  );
}
