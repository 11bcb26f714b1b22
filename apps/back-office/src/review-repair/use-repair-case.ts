import { isAppError, repairsRoutes } from '@alveole/contracts';
import type { RemoteProps, RepairFile, RepairOperationInput } from '@alveole/contracts';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { useEffect } from 'react';
import { repairKeys } from '../browse-repairs/use-repairs.ts';
import type { Assignment } from '../reserve-file/holder-bar.tsx';
import { operationFailure } from './operation-failure.ts';

type Api = RemoteProps['api'];

const readCase = (api: Api, fileNumber: string) => ({
  queryKey: repairKeys.file(fileNumber),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(repairsRoutes.findRepair, { params: { id: fileNumber } }, { signal }),
});

export function useRepairCase(api: Api, fileNumber: string, isEnabled: boolean): UseQueryResult<RepairFile> {
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

export function useCaseWriter({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>, file: RepairFile): CaseWriter {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: repairKeys.all });
  const { repair_id, row_hash } = file;
  return {
    operate: async (repair_data, success) => {
      try {
        await api.call(repairsRoutes.reviewRepair, { body: { repair_id, last_row_hash: row_hash, repair_data } });
      } catch (failure) {
        if (!isAppError(failure) || failure.code !== 'RepairVersionMismatchException') throw failure;
        notify({ tone: 'warning', text: operationFailure(failure), seconds: 7 });
        await reload();
        return false;
      }
      notify({ tone: 'success', text: success });
      await reload();
      return true;
    },
    assign: async ({ userId }, success) => {
      try {
        await api.call(repairsRoutes.assignRepair, { body: { repair_id, rozo_user_id: userId ?? '' } });
        notify({ tone: 'success', text: success });
      } catch (failure) {
        notify({ tone: 'danger', text: operationFailure(failure), seconds: 7 });
      }
      await reload();
    },
  };
}
