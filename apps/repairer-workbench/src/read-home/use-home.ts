import { isSmsSwitchedOff, pickUpRoutes } from '@alveole/contracts/pick-up';
import { counterHomeOf, repairRoutes } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { CounterHomeView } from '@alveole/contracts/repair';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { keptOnDevice } from '../keep-answers/use-kept-answers.ts';

/** What waits for the repairer and what money is due, in one call. */
export function useHome(api: ApiCaller): UseQueryResult<CounterHomeView> {
  return useQuery({
    // Below the files, so that whatever changes one has this read again.
    queryKey: ['repairs', 'home'],
    meta: keptOnDevice,
    queryFn: async ({ signal }) => counterHomeOf(await api.call(repairRoutes.readCounterHome, {}, { signal })),
  });
}

/** Whether the programme asks for no code now. */
export function useSmsOff(api: ApiCaller): UseQueryResult<boolean> {
  return useQuery({
    queryKey: ['repairs', 'param'],
    meta: keptOnDevice,
    queryFn: async ({ signal }) => isSmsSwitchedOff(await api.call(pickUpRoutes.readSmsSwitch, {}, { signal })),
  });
}
