import { useEffect, useLayoutEffect } from 'react';
import { useMap } from './map-context.ts';
import { latLngOf, type MapPosition } from './map-position.ts';

/** Pixels kept free around what the map shows whole. */
const margin: [number, number] = [48, 48];
const closestFit = 16;

export interface ShowAllProps {
  readonly positions: readonly MapPosition[];
  /** How long the map first stays where it opened. Milliseconds. */
  readonly afterMs: number;
}

/** Moves the map to where it shows every position, each time that they are others. */
export function ShowAll({ positions, afterMs }: ShowAllProps): null {
  const map = useMap();
  const key = JSON.stringify(positions.map(({ latitude, longitude }) => [latitude, longitude]));
  // In the same breath as the map goes: one that is gone cannot be moved.
  useLayoutEffect(() => {
    const all = JSON.parse(key) as [number, number][];
    if (all.length === 0) return undefined;
    const timer = setTimeout(
      () => map.fitBounds(all, { padding: margin, maxZoom: closestFit, animate: false }),
      afterMs,
    );
    return () => clearTimeout(timer);
  }, [map, key, afterMs]);
  return null;
}

/** Moves the map to a position, gently unless the user wants no motion. */
export function MoveTo({ position: { latitude, longitude } }: { readonly position: MapPosition }): null {
  const map = useMap();
  useEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.panTo(latLngOf({ latitude, longitude }), { animate: !isCalm });
  }, [map, latitude, longitude]);
  return null;
}
