import { assignRepairBody, isAppError, operateRepairBody, repairsRoutes, repairViewOf } from '@alveole/contracts';
import type { RemoteProps, RepairOperationInput, RepairView } from '@alveole/contracts';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { useEffect } from 'react';
import { repairKeys } from '../browse-repairs/use-repairs.ts';
import type { Assignment } from '../reserve-file/holder-bar.tsx';
import { operationFailureText } from './operation-failure-text.ts';

type Api = RemoteProps['api'];

const readCase = (api: Api, fileNumber: string) => ({
  queryKey: repairKeys.file(fileNumber),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    repairViewOf(await api.call(repairsRoutes.findRepair, { params: { id: fileNumber } }, { signal })),
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

export interface CaseWriter {
  /**
   * Adds an operation to the file on screen and reads it again. Throws what can still be mended; when somebody else
   * has changed the file, says so, reads it again and answers false.
   */
  readonly operate: (operation: RepairOperationInput, success: string) => Promise<boolean>;
  /** Gives or releases the file; tells its failures itself. */
  readonly assign: (assignment: Assignment, success: string) => Promise<void>;
}

export function useCaseWriter({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>, file: RepairView): CaseWriter {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: repairKeys.all });
  const { repairId, rowHash } = file;
  return {
    operate: async (operation, success) => {
      try {
        await api.call(repairsRoutes.reviewRepair, { body: operateRepairBody({ repairId, rowHash, operation }) });
      } catch (failure) {
        if (!isAppError(failure) || failure.code !== 'RepairVersionMismatchException') throw failure;
        notify({ tone: 'warning', text: operationFailureText(failure), seconds: 7 });
        await reload();
        return false;
      }
      notify({ tone: 'success', text: success });
      await reload();
      return true;
    },
    assign: async ({ userId }, success) => {
      try {
        await api.call(repairsRoutes.assignRepair, { body: assignRepairBody(repairId, userId) });
        notify({ tone: 'success', text: success });
      } catch (failure) {
        notify({ tone: 'danger', text: operationFailureText(failure), seconds: 7 });
      }
      await reload();
    },
  };
}
