import type { Point } from './distance.ts';

/** Where a map opens: its centre, and the zoom of web maps. */
export interface MapStart {
  readonly centre: Point;
  readonly zoom: number;
}

const metropolis: MapStart = { centre: { latitude: 46.6, longitude: 2.4 }, zoom: 6 };

/** Departments and collectivities overseas, by the first three digits of their postcodes. */
const overseas: Readonly<Record<string, MapStart>> = {
  971: { centre: { latitude: 16.2, longitude: -61.4 }, zoom: 9 },
  972: { centre: { latitude: 14.65, longitude: -61 }, zoom: 10 },
  973: { centre: { latitude: 4, longitude: -53.1 }, zoom: 7 },
  974: { centre: { latitude: -21.13, longitude: 55.53 }, zoom: 10 },
  975: { centre: { latitude: 46.95, longitude: -56.3 }, zoom: 9 },
  976: { centre: { latitude: -12.83, longitude: 45.15 }, zoom: 10 },
  977: { centre: { latitude: 17.9, longitude: -62.83 }, zoom: 12 },
  978: { centre: { latitude: 18.07, longitude: -63.06 }, zoom: 12 },
  986: { centre: { latitude: -13.77, longitude: -177.15 }, zoom: 7 },
  987: { centre: { latitude: -17.65, longitude: -149.45 }, zoom: 9 },
  988: { centre: { latitude: -21.4, longitude: 165.6 }, zoom: 7 },
};

/** Where a map of the whole programme opens: on metropolitan France unless all its territories lie elsewhere. */
export function mapStartOf(territories: readonly string[] = []): MapStart {
  const [first, ...others] = territories.map((code) => overseas[code]);
  return first !== undefined && others.every((other) => other !== undefined) ? first : metropolis;
}
