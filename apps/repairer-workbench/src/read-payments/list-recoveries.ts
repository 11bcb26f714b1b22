import type { ApiCaller } from '@alveole/contracts';
import { ownRecoveryViewOf, recoveryRoutes } from '@alveole/contracts/recovery';
import type { OwnRecoveryView } from '@alveole/contracts/recovery';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { keptOnDevice } from '../keep-answers/use-kept-answers.ts';

/** What the establishment was asked to pay back, newest first. */
export function useOwnRecoveries(api: ApiCaller): UseQueryResult<readonly OwnRecoveryView[]> {
  return useQuery({
    queryKey: ['refunds', 'recoveries'],
    meta: keptOnDevice,
    queryFn: async ({ signal }) =>
      (await api.call(recoveryRoutes.listOwnRecoveries, {}, { signal })).map(ownRecoveryViewOf),
  });
}
