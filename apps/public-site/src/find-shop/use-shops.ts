import { enrolmentRoutes, publicEstablishmentOf } from '@alveole/contracts';
import type { ApiCaller, CancelSignal, Position, PublicEstablishment } from '@alveole/contracts';
import { finderRadius, type Finder } from '@alveole/domain';
import { useQuery } from '@alveole/query';

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
  /** Five digits; undefined: nothing is asked yet. */
  readonly postcode: string | undefined;
}

/** The establishments around a postcode, as the server keeps them. */
export function useShops({ api, kind, postcode }: ShopSearch) {
  return useQuery({
    queryKey: ['public-shops', kind, postcode],
    enabled: postcode !== undefined,
    queryFn: ({ signal }) => findShops(api, kind, postcode ?? '', signal),
  });
}

async function findShops(api: ApiCaller, kind: Finder, zip: string, signal: CancelSignal): Promise<FoundShops> {
  const { name, centre } = await locate(api, zip, signal);
  const place = name ? `${zip} ${name}` : zip;
  if (!centre) return { place, centre, shops: [] };
  const found = await api.call(
    enrolmentRoutes.findPublicEntities,
    { query: { ...centre, radius: finderRadius, kind } },
    { signal },
  );
  return { place, centre, shops: found.map(publicEstablishmentOf) };
}

/** Town hall first, else the middle of the town. What the public services fail to say is silently left out. */
async function locate(
  api: ApiCaller,
  zip: string,
  signal: CancelSignal,
): Promise<{ name: string | undefined; centre: Position | undefined }> {
  const [hall, towns] = await Promise.all([
    api.call(enrolmentRoutes.locateAddress, { query: { zip } }, { signal }).catch(() => null),
    api.call(enrolmentRoutes.townsOfZip, { query: { zip } }, { signal }).catch(() => []),
  ]);
  const name = towns.length === 1 ? towns[0]?.name : undefined;
  return { name, centre: hall ? { latitude: hall.latitude, longitude: hall.longitude } : centreOf(towns) };
}

function centreOf(
  towns: readonly { latitude?: number | undefined; longitude?: number | undefined }[],
): Position | undefined {
  const [first] = towns.flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
  );
  return first;
}
