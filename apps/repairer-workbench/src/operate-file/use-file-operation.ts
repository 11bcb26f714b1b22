import { operatedRepairOf, operateRepairBody, repairsRoutes } from '@alveole/contracts';
import type { ApiCaller, OperatedRepair, RepairOperationInput, RepairView } from '@alveole/contracts';
import { useMutation, useQueryClient } from '@alveole/query';
import type { UseMutationResult } from '@alveole/query';
import { fileKey } from '../read-file/use-repair-file.ts';

/**
 * Adds an operation to a file, on the version last read. Done or refused, the file is read again before the result is
 * told: an answer that was lost on its way then shows as what it was.
 */
export function useFileOperation(
  api: ApiCaller,
  { repairId, rowHash }: Pick<RepairView, 'repairId' | 'rowHash'>,
): UseMutationResult<OperatedRepair, Error, RepairOperationInput> {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (operation: RepairOperationInput) => {
      const lastRead = cache.getQueryData<RepairView>(fileKey(repairId))?.rowHash ?? rowHash;
      const body = operateRepairBody({ repairId, rowHash: lastRead, operation });
      return operatedRepairOf(await api.call(repairsRoutes.operateRepair, { body }));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['repairs'] }),
  });
}
