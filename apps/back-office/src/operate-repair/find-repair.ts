import type { RemoteProps } from '@alveole/contracts';
import { repairRoutes, repairViewOf } from '@alveole/contracts/repair';
import type { RepairView } from '@alveole/contracts/repair';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { useEffect } from 'react';
import { repairKeys } from './repair-keys.ts';

type Api = RemoteProps['api'];

const readCase = (api: Api, fileNumber: string) => ({
  queryKey: repairKeys.file(fileNumber),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    repairViewOf(await api.call(repairRoutes.findRepair, { params: { id: fileNumber } }, { signal })),
});

export function useRepairCase(api: Api, fileNumber: string, isEnabled: boolean): UseQueryResult<RepairView> {
  return useQuery({ ...readCase(api, fileNumber), enabled: isEnabled });
}

/** The next file is read while one looks at this one. */
export function usePrefetchedCase(api: Api, fileNumber: string | undefined): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (fileNumber !== undefined) void cache.prefetchQuery(readCase(api, fileNumber));
  }, [api, cache, fileNumber]);
}
