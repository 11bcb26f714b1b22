import { repairRoutes, repairViewOf } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

/** Where a file stands in the cache. */
export const fileKey = (id: string) => ['repairs', 'file', id] as const;

/**
 * A file by the id of the address, so that a reload finds it again.
 * @param id no file is read while it is empty
 * @param watchEvery milliseconds after which the file is read again, while it waits for news from elsewhere (a delivery report)
 */
export function useRepairFile(
  api: ApiCaller,
  id: string,
  watchEvery: (file: RepairView) => number | undefined = () => undefined,
): UseQueryResult<RepairView> {
  return useQuery({
    queryKey: fileKey(id),
    queryFn: async ({ signal }) =>
      repairViewOf(await api.call(repairRoutes.readOwnRepair, { params: { id } }, { signal })),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && watchEvery(state.data)) ?? false,
  });
}
