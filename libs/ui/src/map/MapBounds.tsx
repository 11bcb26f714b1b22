import { useEffect, useEffectEvent } from 'react';
import { useMap } from './map-context.ts';

/** The part of the ground that is shown, in degrees. */
export interface MapPart {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** Tells which part of the ground is shown, at first and after each movement. */
export function MapBounds({ onChange }: { readonly onChange: (part: MapPart) => void }): null {
  const map = useMap();
  const tell = useEffectEvent(() => {
    const bounds = map.getBounds();
    onChange({
      north: bounds.getNorth(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      west: bounds.getWest(),
    });
  });
  useEffect(() => {
    const tellBounds = () => tell();
    tellBounds();
    map.on('moveend', tellBounds);
    return () => void map.off('moveend', tellBounds);
  }, [map]);
  return null;
}
