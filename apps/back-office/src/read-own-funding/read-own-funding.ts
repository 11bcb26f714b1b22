import type { ApiCaller } from '@alveole/contracts';
import { funderRoutes, fundingViewOf } from '@alveole/contracts/funder';
import { useQuery } from '@alveole/query';

/** The part of the signed-in funder in the campaign, and its envelope. */
export function useOwnFunding(api: ApiCaller) {
  return useQuery({
    queryKey: ['own-funding'],
    queryFn: async ({ signal }) => fundingViewOf(await api.call(funderRoutes.readOwnFunding, {}, { signal })),
  });
}
