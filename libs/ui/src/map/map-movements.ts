import { useEffect, useLayoutEffect } from 'react';
import { useMap } from './map-context.ts';
import { latLngOf, type MapPosition } from './map-position.ts';

/** Pixels kept free around what the map shows whole. */
const margin: [number, number] = [48, 48];
const closestFit = 16;

export interface ShowAllProps {
  readonly positions: readonly MapPosition[];
  /** When the map looks again, in case its size has changed meanwhile. Milliseconds. */
  readonly againAfterMs: number;
}

/**
 * Shows every position, at once and each time that they are others. It looks again a moment later, unless somebody
 * has moved the map since.
 */
export function ShowAll({ positions, againAfterMs }: ShowAllProps): null {
  const map = useMap();
  const key = JSON.stringify(positions.map(({ latitude, longitude }) => [latitude, longitude]));
  // In the same breath as the map goes: one that is gone cannot be moved.
  useLayoutEffect(() => {
    const all = JSON.parse(key) as [number, number][];
    if (all.length === 0) return undefined;
    const fit = (): unknown => map.fitBounds(all, { padding: margin, maxZoom: closestFit, animate: false });
    fit();
    const timer = setTimeout(fit, againAfterMs);
    const leave = (): void => clearTimeout(timer);
    map.on('dragstart boxzoomstart', leave);
    const ground = map.getContainer();
    ground.addEventListener('pointerdown', leave);
    ground.addEventListener('wheel', leave, { passive: true });
    return () => {
      leave();
      map.off('dragstart boxzoomstart', leave);
      ground.removeEventListener('pointerdown', leave);
      ground.removeEventListener('wheel', leave);
    };
  }, [map, key, againAfterMs]);
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
