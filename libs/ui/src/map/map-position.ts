import type { LatLngLiteral } from 'leaflet';

/** Degrees. */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

export const latLngOf = ({ latitude, longitude }: MapPosition): LatLngLiteral => ({ lat: latitude, lng: longitude });
export const positionOf = ({ lat, lng }: LatLngLiteral): MapPosition => ({ latitude: lat, longitude: lng });
