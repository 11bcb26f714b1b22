import { circleMarker } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from './map-context.ts';
import { latLngOf, type MapPosition } from './map-position.ts';

export interface MapDotProps {
  readonly position: MapPosition;
  /** Pixels. */
  readonly radius: number;
  readonly className?: string | undefined;
}

/** A dot that tells a position and answers to nothing. */
export function MapDot({ position: { latitude, longitude }, radius, className }: MapDotProps): null {
  const map = useMap();
  useEffect(() => {
    const dot = circleMarker(latLngOf({ latitude, longitude }), { radius, interactive: false, className });
    dot.addTo(map);
    return () => void dot.remove();
  }, [map, latitude, longitude, radius, className]);
  return null;
}
