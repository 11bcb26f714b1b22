import type { Box } from '../store/establishment-store.ts';

/** Degrees, WGS 84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadius = 6_371_008.8;
const metresPerDegree = (Math.PI * earthRadius) / 180;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points on the sphere (haversine). */
export function distanceBetween(one: Point, other: Point): number {
  const latitudes = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const haversine = latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** A box that holds every point within so many metres; it takes all longitudes near a pole and across the date line. */
export function boxAround({ latitude, longitude }: Point, metres: number): Box {
  const height = metres / metresPerDegree;
  const [south, north] = [latitude - height, latitude + height];
  const narrowest = Math.cos(radians(Math.max(Math.abs(south), Math.abs(north))));
  const width = Math.max(Math.abs(south), Math.abs(north)) >= 90 ? 360 : height / narrowest;
  const crosses = longitude - width < -180 || longitude + width > 180;
  return { latitude: [south, north], longitude: crosses ? [-180, 180] : [longitude - width, longitude + width] };
}
