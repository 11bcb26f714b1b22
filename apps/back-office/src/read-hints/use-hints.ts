import { hintViewOf, reviewRoutes } from '@alveole/contracts/review';
import type { ApiCaller } from '@alveole/contracts';
import type { HintView } from '@alveole/contracts/review';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

/** What of a file deserves a second look. */
export function useHints(api: ApiCaller, repairId: string): UseQueryResult<readonly HintView[]> {
  return useQuery({
    queryKey: ['repair-hints', repairId],
    queryFn: async ({ signal }) =>
      (await api.call(reviewRoutes.readRepairHints, { params: { id: repairId } }, { signal })).map(hintViewOf),
  });
}
