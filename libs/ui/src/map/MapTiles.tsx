import { control, tileLayer } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from './map-context.ts';

export interface MapTilesProps {
  /** With `{z}`, `{x}`, `{y}`. */
  readonly url: string;
  /** Whom the ground is owed to. */
  readonly attribution: string;
  readonly deepestZoom: number;
  /** A piece of the ground did not come. */
  readonly onFailure?: () => void;
}

/** The ground of a map, with its attribution. */
export function MapTiles({ url, attribution, deepestZoom, onFailure }: MapTilesProps): null {
  const map = useMap();
  const fail = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    const credits = control.attribution({ prefix: false }).addTo(map);
    const ground = tileLayer(url, { maxZoom: deepestZoom, attribution });
    ground.on('tileerror', () => fail());
    ground.addTo(map);
    // A map that is gone already took its layers along; the credits listen to the layers, so they leave last.
    return () => {
      ground.remove();
      credits.remove();
    };
  }, [map, url, attribution, deepestZoom]);
  return null;
}
