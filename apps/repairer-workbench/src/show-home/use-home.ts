import { counterHomeOf, isSmsSwitchedOff, repairsRoutes } from '@alveole/contracts';
import type { ApiCaller, CounterHomeView } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

/** What waits for the repairer and what money is due, in one call. */
export function useHome(api: ApiCaller): UseQueryResult<CounterHomeView> {
  return useQuery({
    // Below the files, so that whatever changes one has this read again.
    queryKey: ['repairs', 'home'],
    queryFn: async ({ signal }) => counterHomeOf(await api.call(repairsRoutes.readCounterHome, {}, { signal })),
  });
}

/** Whether the programme asks for no code now. */
export function useSmsOff(api: ApiCaller): UseQueryResult<boolean> {
  return useQuery({
    queryKey: ['repairs', 'param'],
    queryFn: async ({ signal }) => isSmsSwitchedOff(await api.call(repairsRoutes.readParam, {}, { signal })),
  });
}
