import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

export interface FollowSelectionProps {
  /** Every marker of the map. */
  readonly points: readonly (readonly [number, number])[];
  /** The selected one, when it has a place. */
  readonly target: readonly [number, number] | undefined;
}

/** The map shows all its markers after this time (repairs §9). */
const fitAfterMs = 1_000;
const margin: [number, number] = [48, 48];
const closestFit = 16;

/** Moves the map: first to where everything shows, then to what is selected. */
export function FollowSelection({ points, target }: FollowSelectionProps): null {
  const map = useMap();
  const places = JSON.stringify(points);
  useEffect(() => {
    const all = JSON.parse(places) as [number, number][];
    if (all.length === 0) return undefined;
    const timer = setTimeout(
      () => map.fitBounds(all, { padding: margin, maxZoom: closestFit, animate: false }),
      fitAfterMs,
    );
    return () => clearTimeout(timer);
  }, [map, places]);

  useEffect(() => {
    // Cards and notes beside the map change its size, which Leaflet does not see.
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);

  const [latitude, longitude] = target ?? [];
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.panTo([latitude, longitude], { animate: !isCalm });
  }, [map, latitude, longitude]);
  return null;
}
