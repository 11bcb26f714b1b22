import { fileMoneyViewOf, isAppError, refundsRoutes } from '@alveole/contracts';
import type { ApiCaller, FileMoneyView } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { refundKeys } from '../pay-refunds/use-refunds.ts';

/** The money of a file; null while nothing was granted for it yet. */
export function useFileMoney(api: ApiCaller, repairId: string): UseQueryResult<FileMoneyView | null> {
  return useQuery({
    queryKey: refundKeys.file(repairId),
    queryFn: async ({ signal }) => {
      try {
        return fileMoneyViewOf(await api.call(refundsRoutes.readFileMoney, { params: { id: repairId } }, { signal }));
      } catch (failure) {
        if (isAppError(failure) && failure.code === 'NotFoundException') return null;
        throw failure;
      }
    },
  });
}
