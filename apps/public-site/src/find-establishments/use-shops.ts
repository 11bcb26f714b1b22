import { establishmentRoutes, publicEstablishmentOf } from '@alveole/contracts/establishment';
import { locationRoutes } from '@alveole/contracts/location';
import type { ApiCaller, CancelSignal } from '@alveole/contracts';
import type { Position, PublicEstablishment } from '@alveole/contracts/establishment';
import { finderRadius, type Finder } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { postcodeTexts } from './find-establishments.text.ts';
import type { SearchPlace } from './search-place.ts';

export interface FoundShops {
  /** « 69001 Lyon », or the postcode alone when no service names the town. */
  readonly place: string;
  /** Where the search began; undefined for a postcode that no service knows. */
  readonly centre: Position | undefined;
  /** Nearest first. */
  readonly shops: readonly PublicEstablishment[];
}

export interface ShopSearch {
  readonly api: ApiCaller;
  readonly kind: Finder;
  readonly around: SearchPlace;
}

/** The establishments around a place, as the server keeps them. */
export function useShops({ api, kind, around }: ShopSearch) {
  return useQuery({
    queryKey: ['public-shops', kind, around],
    queryFn: ({ signal }) => findShops(api, kind, around, signal),
    // Where one is leaves the memory with the dialog.
    ...('position' in around && { gcTime: 0 }),
  });
}

async function findShops(api: ApiCaller, kind: Finder, around: SearchPlace, signal: CancelSignal): Promise<FoundShops> {
  const { place, centre } = await placeOf(api, around, signal);
  if (!centre) return { place, centre, shops: [] };
  const answer = await api.call(
    establishmentRoutes.findPublicEntities,
    { query: { ...centre, radius: finderRadius, kind } },
    { signal },
  );
  return { place, centre, shops: answer.map(publicEstablishmentOf) };
}

async function placeOf(api: ApiCaller, around: SearchPlace, signal: CancelSignal) {
  if ('position' in around) return { place: postcodeTexts.here, centre: around.position };
  const { postcode } = around;
  const { name, centre } = await locate(api, postcode, signal);
  return { place: name ? `${postcode} ${name}` : postcode, centre };
}

/**
 * Town hall first, else the middle of the town. What one of the public services fails to say is silently left out
 * (repairs §7); when neither says anything the search has failed, and the postcode is not to blame.
 */
async function locate(
  api: ApiCaller,
  zip: string,
  signal: CancelSignal,
): Promise<{ name: string | undefined; centre: Position | undefined }> {
  const [hall, town] = await Promise.allSettled([
    api.call(locationRoutes.locateAddress, { query: { zip } }, { signal }),
    api.call(locationRoutes.listTownsOfZip, { query: { zip } }, { signal }),
  ]);
  if (hall.status === 'rejected' && town.status === 'rejected') throw hall.reason;
  const towns = town.status === 'fulfilled' ? town.value : [];
  const name = towns.length === 1 ? towns[0]?.name : undefined;
  const place = hall.status === 'fulfilled' ? hall.value : null;
  return { name, centre: place ? { latitude: place.latitude, longitude: place.longitude } : centreOf(towns) };
}

function centreOf(
  towns: readonly { latitude?: number | undefined; longitude?: number | undefined }[],
): Position | undefined {
  const [first] = towns.flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
  );
  return first;
}
