import { repairRoutes, repairViewOf } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

/** Where a file stands in the cache. */
export const fileKey = (id: string) => ['repairs', 'file', id] as const;

/** Milliseconds between two looks at a file on which something is under way elsewhere. */
const watchEvery = 2_000;

/**
 * A file by the id of the address, so that a reload finds it again.
 * @param id no file is read while it is empty
 * @param isAwaited says that the file still waits for news from elsewhere (a delivery report): it is read again until they come
 */
export function useRepairFile(
  api: ApiCaller,
  id: string,
  isAwaited: (file: RepairView) => boolean = () => false,
): UseQueryResult<RepairView> {
  return useQuery({
    queryKey: fileKey(id),
    queryFn: async ({ signal }) =>
      repairViewOf(await api.call(repairRoutes.readOwnRepair, { params: { id } }, { signal })),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && isAwaited(state.data) ? watchEvery : false),
  });
}
