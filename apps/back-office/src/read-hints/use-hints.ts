import { hintViewOf, reviewRoutes } from '@alveole/contracts/review';
import type { ApiCaller, CancelSignal } from '@alveole/contracts';
import type { HintView } from '@alveole/contracts/review';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

/** How the hints of a file are asked for, and kept. */
export const hintsQuery = (api: ApiCaller, repairId: string) => ({
  queryKey: ['repair-hints', repairId],
  queryFn: async ({ signal }: { readonly signal: CancelSignal }): Promise<readonly HintView[]> =>
    (await api.call(reviewRoutes.readRepairHints, { params: { id: repairId } }, { signal })).map(hintViewOf),
});

/** What of a file deserves a second look. */
export function useHints(api: ApiCaller, repairId: string): UseQueryResult<readonly HintView[]> {
  return useQuery(hintsQuery(api, repairId));
}
