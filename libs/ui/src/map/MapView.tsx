import { control, map as leafletMap, type ControlPosition, type Map as LeafletMap, type MapOptions } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { MapContext } from './map-context.ts';
import { latLngOf, positionOf, type MapPosition } from './map-position.ts';
import { MapTiles, type MapTilesProps } from './MapTiles.tsx';

const deepestZoom = 19;

export interface MapViewProps {
  /** Where the map opens; a later one moves nothing. */
  readonly centre: MapPosition;
  /** At first: 6 shows the country, 18 a street. */
  readonly zoom: number;
  /** The ground; without it the markers stand on the map's background. */
  readonly tiles?: Omit<MapTilesProps, 'deepestZoom'> | undefined;
  readonly zoomTexts: { readonly zoomIn: string; readonly zoomOut: string };
  readonly zoomCorner?: ControlPosition;
  readonly hasScale?: boolean;
  /** False where the arrows move a marker, not the map. */
  readonly isMovedByKeys?: boolean;
  readonly className?: string | undefined;
  /** Somebody pressed on the ground. */
  readonly onPress?: (position: MapPosition) => void;
  /** What stands on the map. */
  readonly children?: ReactNode;
}

/** A map. It comes with Leaflet, so load it with the screen part that shows it. */
export function MapView(props: MapViewProps): ReactNode {
  const { className, tiles, children } = props;
  const [options] = useState(() => optionsOf(props));
  const [map, setMap] = useState<LeafletMap>();
  const open = useCallback(
    (element: HTMLDivElement) => {
      const opened = leafletMap(element, options);
      // What stands beside the map changes its size, which Leaflet does not see.
      const observer = new ResizeObserver(() => opened.invalidateSize({ animate: false }));
      observer.observe(element);
      setMap(opened);
      return () => {
        setMap(undefined);
        observer.disconnect();
        opened.remove();
      };
    },
    [options],
  );
  return (
    <div ref={open} className={className}>
      {map ? (
        <MapContext value={map}>
          <MapSurroundings map={map} {...props} />
          {tiles ? <MapTiles {...tiles} deepestZoom={deepestZoom} /> : null}
          {children}
        </MapContext>
      ) : null}
    </div>
  );
}

function optionsOf({ centre, zoom, isMovedByKeys = true }: MapViewProps): MapOptions {
  return {
    center: latLngOf(centre),
    zoom,
    maxZoom: deepestZoom,
    keyboard: isMovedByKeys,
    zoomControl: false,
    attributionControl: false,
  };
}

/** The buttons around the map, and what is pressed on its ground. */
function MapSurroundings({
  map,
  zoomTexts: { zoomIn, zoomOut },
  zoomCorner = 'topleft',
  hasScale = false,
  onPress,
}: MapViewProps & { readonly map: LeafletMap }): null {
  useEffect(() => {
    const controls = [
      control.zoom({ position: zoomCorner, zoomInTitle: zoomIn, zoomOutTitle: zoomOut }),
      ...(hasScale ? [control.scale({ imperial: false })] : []),
    ];
    controls.forEach((shown) => shown.addTo(map));
    return () => controls.forEach((shown) => shown.remove());
  }, [map, zoomCorner, zoomIn, zoomOut, hasScale]);

  const press = useEffectEvent((position: MapPosition) => onPress?.(position));
  useEffect(() => {
    const follow = ({ latlng }: { latlng: { lat: number; lng: number } }) => press(positionOf(latlng));
    map.on('click', follow);
    return () => void map.off('click', follow);
  }, [map]);
  return null;
}
