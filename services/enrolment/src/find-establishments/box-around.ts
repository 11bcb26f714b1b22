import { earthRadius } from '@alveole/domain';
import type { Point } from '@alveole/domain';
import type { Box } from '../store/establishment-store.ts';

const metresPerDegree = (Math.PI * earthRadius) / 180;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A box that holds every point within so many metres; it takes all longitudes near a pole and across the date line. */
export function boxAround({ latitude, longitude }: Point, metres: number): Box {
  const height = metres / metresPerDegree;
  const [south, north] = [latitude - height, latitude + height];
  const narrowest = Math.cos(radians(Math.max(Math.abs(south), Math.abs(north))));
  const width = Math.max(Math.abs(south), Math.abs(north)) >= 90 ? 360 : height / narrowest;
  const crosses = longitude - width < -180 || longitude + width > 180;
  return { latitude: [south, north], longitude: crosses ? [-180, 180] : [longitude - width, longitude + width] };
}
