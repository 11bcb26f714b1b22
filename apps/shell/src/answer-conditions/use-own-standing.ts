import type { ApiClient } from '@alveole/api-client';
import type { AwaitedConditions } from '@alveole/domain';
import { useQuery } from '@alveole/query';

/** How often an open page asks whether the conditions were presented anew: milliseconds. */
const askedEvery = 5 * 60_000;

/**
 * Has the session learn how one's establishment stands: now, when the page comes back into view, from time to time.
 * @returns the version of the conditions that it has still to accept
 */
export function useOwnStanding(api: Pick<ApiClient, 'learnStanding'>, entityId: string): AwaitedConditions | undefined {
  const { data } = useQuery({
    queryKey: ['own-conditions', entityId],
    queryFn: async () => (await api.learnStanding(entityId)) ?? null,
    refetchInterval: askedEvery,
    refetchOnWindowFocus: true,
  });
  return data ?? undefined;
}
