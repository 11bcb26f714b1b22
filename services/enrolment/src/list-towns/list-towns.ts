import { maxTowns, maxTownsOfMap } from '@alveole/domain';
import type { Point } from '@alveole/domain';
import type { NamedTown, PlacedTown, Town } from '../outside/places.ts';
import type { EnrolmentPorts } from '../ports.ts';

type PlacePorts = Pick<EnrolmentPorts, 'places'>;

/** A part of a map, in degrees. */
export interface MapPart {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** So many names fit beside and below one another. */
const columns = 6;
const rows = 10;

/** The towns of a postcode. Throws `ServiceUnavailableException`, so that no screen takes the postcode for unknown. */
export function listTownsOfZip({ places }: PlacePorts, zip: string): Promise<Town[]> {
  return places.townsOf(zip);
}

/** The towns whose name begins so. A failure of the commune service is silent: one searches by postcode then. */
export function listTownsByName({ places }: PlacePorts, name: string): Promise<NamedTown[]> {
  return places.townsNamed(name.trim(), maxTowns);
}

/** The towns to name on a part of the map: the greatest, none where a greater one is written already. */
export async function listTownsWithin(
  { places }: PlacePorts,
  part: MapPart,
): Promise<Omit<PlacedTown, 'population'>[]> {
  const near = await places.townsNear(pointsOf(part));
  const inside = near.filter((town) => holds(part, town)).sort((one, other) => other.population - one.population);
  return spread(inside, part)
    .slice(0, maxTownsOfMap)
    .map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));
}

function spread(towns: readonly PlacedTown[], { north, south, east, west }: MapPart): PlacedTown[] {
  const [width, height] = [(east - west) / columns, (north - south) / rows];
  const written: PlacedTown[] = [];
  const isFree = (town: PlacedTown) =>
    written.every(
      ({ latitude, longitude }) =>
        Math.abs(latitude - town.latitude) > height || Math.abs(longitude - town.longitude) > width,
    );
  for (const town of towns) if (written.length < maxTownsOfMap && isFree(town)) written.push(town);
  return written;
}

function holds({ north, south, east, west }: MapPart, { latitude, longitude }: Point): boolean {
  return latitude <= north && latitude >= south && longitude <= east && longitude >= west;
}

/** Its middle and its corners, to a tenth of a degree: a map that is moved a little asks nothing anew. */
function pointsOf({ north, south, east, west }: MapPart): Point[] {
  const middle = [(north + south) / 2, (east + west) / 2] as const;
  const corners = [north, south].flatMap((latitude) => [east, west].map((longitude) => [latitude, longitude] as const));
  const points = [middle, ...corners].map(([latitude, longitude]) => ({
    latitude: Number(latitude.toFixed(1)),
    longitude: Number(longitude.toFixed(1)),
  }));
  return [...new Map(points.map((point) => [`${point.latitude} ${point.longitude}`, point])).values()];
}
