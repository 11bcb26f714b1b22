import { postcodePattern } from '@alveole/domain';
import { locationRoutes } from '@alveole/contracts/location';
import type { ApiCaller, RouteResult } from '@alveole/contracts';
import { useQuery, useQueryClient } from '@alveole/query';
import { postcodeToCheck } from '@alveole/validation';
import { useMemo } from 'react';
import type { PostcodeCheck } from './pre-registration-rules.ts';

const { listTownsOfZip } = locationRoutes;
type Towns = RouteResult<typeof listTownsOfZip>;

/** No town may also mean that the commune service was away: then it is asked again. */
const emptyAnswerMs = 5_000;

/** Asks for the towns of a postcode once they are known. When no service answers, the postcode is taken as it is. */
export function usePostcodeCheck(api: ApiCaller): PostcodeCheck {
  const cache = useQueryClient();
  return useMemo(() => {
    return (zip) =>
      cache.fetchQuery<Towns>(townsAsked(api, zip)).then(
        (found) => found.length > 0,
        () => true,
      );
  }, [api, cache]);
}

/** What to say at a postcode that no town has itself. */
export function usePostcodeDoubt(api: ApiCaller, zip: string): string | undefined {
  const towns = useQuery<Towns>({ ...townsAsked(api, zip), enabled: postcodePattern.test(zip) });
  const guess = towns.data?.find(({ guess }) => guess);
  return guess && postcodeToCheck(guess.name);
}

function townsAsked(api: ApiCaller, zip: string) {
  return {
    queryKey: ['towns', zip],
    staleTime: ({ state }: { readonly state: { readonly data?: Towns | undefined } }) =>
      (state.data?.length ?? 0) > 0 ? Number.POSITIVE_INFINITY : emptyAnswerMs,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => api.call(listTownsOfZip, { query: { zip } }, { signal }),
  };
}
