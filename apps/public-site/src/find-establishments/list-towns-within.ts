import { locationRoutes } from '@alveole/contracts/location';
import type { ApiCaller } from '@alveole/contracts';
import type { PublicEstablishment } from '@alveole/contracts/establishment';
import { widestPart } from '@alveole/domain';
import { keepPreviousData, useQuery } from '@alveole/query';
import type { MapPart } from '@alveole/ui/map';
import type { NamedPlace } from './named-places.ts';
import { namedPlaces } from './named-places.ts';

interface TownNames {
  readonly api: ApiCaller;
  readonly shops: readonly PublicEstablishment[];
  /** Undefined until the map has told it. */
  readonly part: MapPart | undefined;
}

/** Decimals of a degree: the same part of the map is asked for once. */
const decimals = 2;
const names: readonly NamedPlace[] = [];

/** The towns to write on the visible part of the map; those of what was found while nobody tells others. */
export function useTownNames({ api, shops, part }: TownNames): readonly NamedPlace[] {
  const asked = part && rounded(part);
  const { data = names } = useQuery({
    queryKey: ['towns-within', asked],
    queryFn: ({ signal }) => readTowns(api, asked as MapPart, signal),
    enabled: asked !== undefined && isNarrow(asked),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data.length > 0 ? data : namedPlaces(shops);
}

async function readTowns(api: ApiCaller, part: MapPart, signal: AbortSignal): Promise<readonly NamedPlace[]> {
  const towns = await api.call(locationRoutes.listTownsWithin, { query: { ...part } }, { signal });
  return towns.map(({ name, ...position }) => ({ name, position }));
}

function rounded({ north, south, east, west }: MapPart): MapPart {
  const at = (degrees: number) => Number(degrees.toFixed(decimals));
  return { north: at(north), south: at(south), east: at(east), west: at(west) };
}

const isNarrow = ({ north, south, east, west }: MapPart): boolean =>
  north > south && east > west && north - south <= widestPart && east - west <= widestPart;
