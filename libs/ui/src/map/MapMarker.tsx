import { divIcon, marker as leafletMarker, type LeafletKeyboardEvent } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './map-context.ts';
import { latLngOf, positionOf, type MapPosition } from './map-position.ts';
import { stepOfKey } from './step-of-key.ts';

export interface MapMarkerProps {
  readonly position: MapPosition;
  /** Shown on hover, read by assistive tools. */
  readonly title: string;
  /** Pixels. */
  readonly size: readonly [width: number, height: number];
  /** The pixel of the picture that marks the position. */
  readonly tip: readonly [x: number, y: number];
  readonly className?: string | undefined;
  /** Over the other markers. */
  readonly isInFront?: boolean;
  /** False where a list beside the map says the same. */
  readonly isFocusable?: boolean;
  readonly onPress?: () => void;
  /** Makes the marker one to drag, or to move by the arrows. */
  readonly onMove?: (position: MapPosition) => void;
  /** The picture. */
  readonly children?: ReactNode;
}

/** Pixels kept free around a marker that the arrows move. */
const margin: [number, number] = [60, 60];
const frontOffset = 1000;

/** A marker on the map around it. */
export function MapMarker(props: MapMarkerProps): ReactNode {
  const { position, title, isFocusable = true, isInFront = false, onPress, onMove, children } = props;
  const map = useMap();
  const [picture] = useState(() => document.createElement('div'));
  const icon = useIcon(picture, props);
  const [marker] = useState(() => {
    const isMovable = onMove !== undefined;
    return leafletMarker(latLngOf(position), {
      icon,
      title,
      keyboard: isFocusable,
      draggable: isMovable,
      autoPan: isMovable,
    });
  });

  useEffect(() => {
    marker.addTo(map);
    return () => void marker.remove();
  }, [map, marker]);

  const { latitude, longitude } = position;
  useEffect(() => void marker.setLatLng(latLngOf({ latitude, longitude })), [marker, latitude, longitude]);
  useEffect(() => void marker.setIcon(icon), [marker, icon]);
  useEffect(() => void marker.setZIndexOffset(isInFront ? frontOffset : 0), [marker, isInFront]);

  const press = useEffectEvent(() => onPress?.());
  const drop = useEffectEvent(() => onMove?.(positionOf(marker.getLatLng())));
  const moveByKey = useEffectEvent(({ originalEvent }: LeafletKeyboardEvent) => {
    const step = stepOfKey(originalEvent.key);
    if (!step || !onMove) return;
    originalEvent.preventDefault();
    const next = map.unproject(map.project(marker.getLatLng()).add(step));
    map.panInside(next, { padding: margin });
    onMove(positionOf(next));
  });
  useEffect(() => {
    const handlers = {
      click: () => press(),
      dragend: () => drop(),
      keydown: (event: LeafletKeyboardEvent) => moveByKey(event),
    };
    marker.on(handlers);
    return () => void marker.off(handlers);
  }, [marker]);
  return createPortal(children, picture);
}

function useIcon(picture: HTMLElement, { className = '', size, tip }: MapMarkerProps) {
  const [width, height] = size;
  const [x, y] = tip;
  return useMemo(
    () => divIcon({ className, html: picture, iconSize: [width, height], iconAnchor: [x, y] }),
    [picture, className, width, height, x, y],
  );
}
