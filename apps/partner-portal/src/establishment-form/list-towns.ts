import { postcodePattern } from '@alveole/domain';
import { type ApiCaller } from '@alveole/contracts';
import { locationRoutes } from '@alveole/contracts/location';
import { useQuery } from '@alveole/query';

export interface Towns {
  readonly names: readonly string[];
  /** Five digits that no town has. */
  readonly isUnknown: boolean;
  /** No town has this postcode itself: the one that is named is a guess. */
  readonly isGuess: boolean;
  /** The list cannot be had. */
  readonly isAway: boolean;
}

const none: readonly string[] = [];
const hour = 3_600_000;
/** A silent failure of the communes' service looks like an unknown postcode: it is asked a few times more. */
const retry = { pause: 3000, most: 5 };

/** The towns of a postcode, once it has its five digits. */
export function useTowns(api: ApiCaller, postcode: string): Towns {
  const towns = useQuery({
    queryKey: ['towns', postcode],
    queryFn: ({ signal }) => api.call(locationRoutes.listTownsOfZip, { query: { zip: postcode } }, { signal }),
    enabled: postcodePattern.test(postcode),
    staleTime: ({ state }) => (state.data?.length ? hour : 0),
    refetchInterval: ({ state }) =>
      state.data?.length === 0 && state.dataUpdateCount < retry.most ? retry.pause : false,
    select: (found) => ({
      names: [...new Set(found.map(({ name }) => name))],
      isGuess: found.some(({ guess }) => guess),
    }),
  });
  return {
    names: towns.data?.names ?? none,
    isUnknown: towns.data?.names.length === 0,
    isGuess: towns.data?.isGuess ?? false,
    isAway: towns.isError,
  };
}
