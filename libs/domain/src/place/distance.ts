/** Degrees, WGS 84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres. */
export const earthRadius = 6_371_008.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points on the sphere (haversine). */
export function distanceBetween(one: Point, other: Point): number {
  const latitudes = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const haversine = latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Of some places the nearest one, with its metres; undefined without any. */
export function nearestTo<P extends Point>(
  point: Point,
  places: readonly P[],
): { readonly place: P; readonly metres: number } | undefined {
  const measured = places.map((place) => ({ place, metres: distanceBetween(point, place) }));
  return measured.toSorted((one, other) => one.metres - other.metres)[0];
}
