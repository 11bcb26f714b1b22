import type { RemoteProps } from '@alveole/contracts';
import { repairRoutes, repairViewOf } from '@alveole/contracts/repair';
import type { RepairView } from '@alveole/contracts/repair';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
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
