import { circle, divIcon, marker } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from './map-context.ts';
import { latLngOf, type MapPosition } from './map-position.ts';

export interface MapRingProps {
  readonly centre: MapPosition;
  /** Metres. */
  readonly radius: number;
  /** Stands on the ring, in the north: « 5 km ». */
  readonly label: string;
  readonly className?: string | undefined;
  readonly labelClassName?: string | undefined;
}

/** Metres of one degree of latitude. */
const metresPerDegree = 111_320;

/** A distance around a position, as a circle that answers to nothing. */
export function MapRing({
  centre: { latitude, longitude },
  radius,
  label,
  className,
  labelClassName,
}: MapRingProps): null {
  const map = useMap();
  useEffect(() => {
    const ring = circle(latLngOf({ latitude, longitude }), { radius, interactive: false, fill: false, className });
    const north = { latitude: latitude + radius / metresPerDegree, longitude };
    const icon = divIcon({ className: labelClassName, html: textOf(label), iconSize: undefined });
    const name = marker(latLngOf(north), { icon, interactive: false, keyboard: false });
    ring.addTo(map);
    name.addTo(map);
    return () => {
      ring.remove();
      name.remove();
    };
  }, [map, latitude, longitude, radius, label, className, labelClassName]);
  return null;
}

function textOf(label: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = label;
  return element;
}
