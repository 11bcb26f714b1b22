import { divIcon, marker } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from './map-context.ts';
import { latLngOf, type MapPosition } from './map-position.ts';

export interface MapNameProps {
  readonly position: MapPosition;
  readonly name: string;
  readonly className?: string | undefined;
}

/** A name written on the ground, under every marker. */
export function MapName({ position: { latitude, longitude }, name, className }: MapNameProps): null {
  const map = useMap();
  useEffect(() => {
    const element = document.createElement('span');
    element.textContent = name;
    const icon = divIcon({ className, html: element, iconSize: undefined });
    const written = marker(latLngOf({ latitude, longitude }), {
      icon,
      interactive: false,
      keyboard: false,
      zIndexOffset: -1_000,
    });
    written.addTo(map);
    return () => void written.remove();
  }, [map, latitude, longitude, name, className]);
  return null;
}
