import type { Position } from '@alveole/contracts/establishment';
import { mapStartOf } from '@alveole/domain';
import { MapMarker, MapView } from '@alveole/ui/map';
import type { ReactNode } from 'react';
import { texts } from './locate-address.text.ts';
import classes from './shop-map.module.css';

export interface ShopMapProps {
  /** Where the map opens; null shows the whole country, or the territory of the campaign. */
  readonly start: Position | null;
  /** Departments of the campaign; absent: all. */
  readonly territories?: readonly string[] | undefined;
  /** Where the marker stands. */
  readonly position: Position | null;
  /** Empty: the map shows the marker alone. */
  readonly tileUrl: string;
  /** Absent: the marker stays. */
  readonly onMove?: ((position: Position) => void) | undefined;
}

const streetZoom = 18;
const attribution = '© OpenStreetMap';

/** A map on which one marker is dragged, moved by arrows, or put where one presses. */
export function ShopMap({ start, territories, position, tileUrl, onMove }: ShopMapProps): ReactNode {
  const view = start ? { centre: start, zoom: streetZoom } : mapStartOf(territories);
  return (
    <MapView
      {...view}
      className={classes.map}
      isMovedByKeys={onMove === undefined}
      zoomTexts={texts}
      tiles={tileUrl ? { url: tileUrl, attribution } : undefined}
      onPress={onMove}
    >
      {position ? (
        <MapMarker
          position={position}
          title={texts.marker}
          className={classes.marker}
          size={[44, 44]}
          tip={[22, 42]}
          onMove={onMove}
        />
      ) : null}
    </MapView>
  );
}
