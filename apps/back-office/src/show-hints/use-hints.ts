import { hintViewOf, repairsRoutes } from '@alveole/contracts';
import type { ApiCaller, HintView } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

/** What of a file deserves a second look. */
export function useHints(api: ApiCaller, repairId: string): UseQueryResult<readonly HintView[]> {
  return useQuery({
    queryKey: ['repair-hints', repairId],
    queryFn: async ({ signal }) =>
      (await api.call(repairsRoutes.readRepairHints, { params: { id: repairId } }, { signal })).map(hintViewOf),
  });
}
