import { isAppError } from '@alveole/contracts';
import { fileMoneyViewOf, refundRoutes } from '@alveole/contracts/refund';
import type { ApiCaller } from '@alveole/contracts';
import type { FileMoneyView } from '@alveole/contracts/refund';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

/** What the ledger hears of a corrected premium arrives a moment after the file tells it. */
const againMs = 1_000;
const maxReads = 15;

/**
 * The money of a file; null while nothing was granted for it yet. Read again, for a while, until the ledger grants the
 * premium that the file tells: a correction reaches it by an event.
 * @param premiumCents of the file, where it is paid
 */
export function useFileMoney(
  api: ApiCaller,
  repairId: string,
  premiumCents?: number,
): UseQueryResult<FileMoneyView | null> {
  return useQuery<FileMoneyView | null>({
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const isBehind = premiumCents !== undefined && data?.grantedCents !== premiumCents;
      return isBehind && dataUpdateCount < maxReads ? againMs : false;
    },
    queryKey: ['refunds', 'file', repairId],
    queryFn: async ({ signal }) => {
      try {
        return fileMoneyViewOf(await api.call(refundRoutes.readFileMoney, { params: { id: repairId } }, { signal }));
      } catch (failure) {
        if (isAppError(failure) && failure.code === 'NotFoundException') return null;
        throw failure;
      }
    },
  });
}
