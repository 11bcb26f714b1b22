import {
  divIcon,
  type LatLngLiteral,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  type Marker as LeafletMarker,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { ReactNode } from 'react';
import { AttributionControl, MapContainer, Marker, TileLayer, useMap, useMapEvents, ZoomControl } from 'react-leaflet';
import type { Position } from '../establishment-form/establishment-values.ts';
import { texts } from './place-shop.text.ts';
import classes from './shop-map.module.css';

export interface ShopMapProps {
  /** Where the map opens; null shows the whole country. */
  readonly start: Position | null;
  /** Where the marker stands. */
  readonly position: Position | null;
  /** Empty: the map shows the marker alone. */
  readonly tileUrl: string;
  readonly onMove: (position: Position) => void;
}

const streetZoom = 18;
const country = { position: { latitude: 46.6, longitude: 2.4 }, zoom: 6 };
/** Pixels that one press of an arrow moves the marker. */
const keyStep = 8;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
};

const icon = divIcon({ className: classes.marker ?? '', iconSize: [44, 44], iconAnchor: [22, 42] });

/** A map on which one marker is dragged, moved by arrows, or put where one presses. */
export function ShopMap({ start, position, tileUrl, onMove }: ShopMapProps): ReactNode {
  return (
    <MapContainer
      center={leafletOf(start ?? country.position)}
      zoom={start ? streetZoom : country.zoom}
      maxZoom={19}
      className={classes.map}
      keyboard={false}
      zoomControl={false}
      attributionControl={false}
    >
      <ZoomControl zoomInTitle={texts.zoomIn} zoomOutTitle={texts.zoomOut} />
      {tileUrl ? <Tiles url={tileUrl} /> : null}
      <PressToPlace onMove={onMove} />
      {position ? <ShopMarker position={position} onMove={onMove} /> : null}
    </MapContainer>
  );
}

function Tiles({ url }: { url: string }): ReactNode {
  return (
    <>
      <AttributionControl prefix={false} />
      <TileLayer url={url} maxZoom={19} attribution="© OpenStreetMap" />
    </>
  );
}

function PressToPlace({ onMove }: Pick<ShopMapProps, 'onMove'>): null {
  useMapEvents({ click: ({ latlng }) => onMove(positionOf(latlng)) });
  return null;
}

function ShopMarker({ position, onMove }: { position: Position } & Pick<ShopMapProps, 'onMove'>): ReactNode {
  const map = useMap();
  const moveByKey = ({ originalEvent }: LeafletKeyboardEvent) => {
    const step = arrows[originalEvent.key];
    if (!step) return;
    originalEvent.preventDefault();
    const next = besides(map, position, step);
    map.panInside(leafletOf(next), { padding: [60, 60] });
    onMove(next);
  };
  return (
    <Marker
      position={leafletOf(position)}
      icon={icon}
      draggable
      autoPan
      title={texts.marker}
      eventHandlers={{
        dragend: ({ target }) => onMove(positionOf((target as LeafletMarker).getLatLng())),
        keydown: moveByKey,
      }}
    />
  );
}

function besides(map: LeafletMap, position: Position, step: readonly [number, number]): Position {
  const [x, y] = step;
  return positionOf(map.unproject(map.project(leafletOf(position)).add([x, y])));
}

const leafletOf = ({ latitude, longitude }: Position): LatLngLiteral => ({ lat: latitude, lng: longitude });
const positionOf = ({ lat, lng }: LatLngLiteral): Position => ({ latitude: lat, longitude: lng });
