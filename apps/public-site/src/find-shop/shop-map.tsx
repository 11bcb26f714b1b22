import type { PublicEntity } from '@alveole/contracts';
import 'leaflet/dist/leaflet.css';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import {
  AttributionControl,
  CircleMarker,
  MapContainer,
  Marker,
  ScaleControl,
  TileLayer,
  ZoomControl,
} from 'react-leaflet';
import { finderTexts, resultTexts } from './find-shop.text.ts';
import { FollowSelection } from './follow-selection.tsx';
import { hexagonIcon } from './hexagon-icon.ts';
import classes from './shop-map.module.css';
import type { FinderKind, Position } from './use-shops.ts';

export interface ShopMapProps {
  readonly kind: FinderKind;
  /** Numbered by their places; those without position stay off the map. */
  readonly shops: readonly PublicEntity[];
  readonly selected: string | undefined;
  readonly centre: Position;
  /** Empty: the markers stand on an empty ground. */
  readonly tileUrl: string;
  readonly onSelect: (id: string) => void;
}

/** Before the map shows everything (repairs §9). */
const firstZoom = 18;
const deepestZoom = 19;

/** The picture of the list. It holds nothing that the list does not say, so its markers take no keyboard focus. */
export function ShopMap({ kind, shops, selected, centre, tileUrl, onSelect }: ShopMapProps): ReactNode {
  const [tilesFail, setTilesFail] = useState(false);
  const [latitude, longitude] = centre;
  const placed = useMemo(
    () => shops.flatMap((shop, index) => (shop.gps ? [{ shop, gps: shop.gps, number: index + 1 }] : [])),
    [shops],
  );
  return (
    <section aria-label={finderTexts[kind].map} className={classes.frame}>
      <MapContainer
        center={[latitude, longitude]}
        zoom={firstZoom}
        maxZoom={deepestZoom}
        zoomControl={false}
        attributionControl={false}
        className={classes.map}
      >
        {tileUrl ? (
          <TileLayer
            url={tileUrl}
            maxZoom={deepestZoom}
            attribution={resultTexts.attribution}
            eventHandlers={{ tileerror: () => setTilesFail(true) }}
          />
        ) : null}
        <ZoomControl position="topright" zoomInTitle={resultTexts.zoomIn} zoomOutTitle={resultTexts.zoomOut} />
        <ScaleControl imperial={false} />
        <AttributionControl prefix={false} />
        <CircleMarker center={[latitude, longitude]} radius={7} interactive={false} className={classes.centre} />
        {placed.map(({ shop, gps, number }) => (
          <Marker
            key={shop.id}
            position={gps}
            icon={hexagonIcon(number, shop.atelier, shop.id === selected)}
            title={shop.name}
            keyboard={false}
            zIndexOffset={shop.id === selected ? 1000 : 0}
            eventHandlers={{ click: () => onSelect(shop.id) }}
          />
        ))}
        <FollowSelection
          points={placed.map(({ gps }) => gps)}
          target={placed.find(({ shop }) => shop.id === selected)?.gps}
        />
      </MapContainer>
      {tilesFail ? (
        <p role="status" className={classes.noTiles}>
          {resultTexts.noTiles}
        </p>
      ) : null}
    </section>
  );
}
