import { postcodePattern } from '@alveole/domain';
import { locationRoutes } from '@alveole/contracts/location';
import type { ApiCaller } from '@alveole/contracts';
import { useQuery, useQueryClient } from '@alveole/query';
import { messages, postcodeToCheck } from '@alveole/validation';

export interface Town {
  /** The towns of the postcode, to compare with what the person says. */
  readonly name: string | undefined;
  /** Said of a postcode that no town has itself. */
  readonly doubt: string | undefined;
  readonly fault: string | undefined;
}

const dayLong = 86_400_000;

/** The towns of a postcode. Where their service fails, the five digits have to do (repairs §7). */
export function useTown(api: ApiCaller, zip: string): Town {
  const towns = useQuery({ ...townsOf(api, zip), enabled: postcodePattern.test(zip) });
  const names = towns.data?.map(({ name }) => name) ?? [];
  const guess = towns.data?.find(({ guess }) => guess);
  return {
    doubt: guess && postcodeToCheck(guess.name),
    name: names.length > 0 ? shortList(names) : undefined,
    fault: towns.data?.length === 0 ? messages.postcodeUnknown : undefined,
  };
}

/** Whether some town has a postcode; one that nobody can look up is not unknown. */
export function usePostcodeCheck(api: ApiCaller): (zip: string) => Promise<boolean> {
  const cache = useQueryClient();
  return async (zip) => {
    const asked = townsOf(api, zip);
    if (cache.getQueryState(asked.queryKey)?.status === 'error') return true;
    return cache.fetchQuery(asked).then(
      (towns) => towns.length > 0,
      () => true,
    );
  };
}

function townsOf(api: ApiCaller, zip: string) {
  return {
    queryKey: ['towns', zip],
    staleTime: dayLong,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      api.call(locationRoutes.listTownsOfZip, { query: { zip } }, { signal }),
  };
}

const maxNames = 3;

function shortList(names: readonly string[]): string {
  return names.length <= maxNames ? names.join(', ') : `${names.slice(0, maxNames).join(', ')}…`;
}
