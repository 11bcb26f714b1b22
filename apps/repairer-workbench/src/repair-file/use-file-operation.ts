import { repairsRoutes } from '@alveole/contracts';
import type { ApiCaller, RepairFile, RouteInput, RouteResult } from '@alveole/contracts';
import { useMutation, useQueryClient } from '@alveole/query';
import type { UseMutationResult } from '@alveole/query';
import { fileKey } from './use-repair-file.ts';

export type FileOperation = RouteInput<typeof repairsRoutes.operateRepair>['body']['repair_data'];
export type OperatedFile = RouteResult<typeof repairsRoutes.operateRepair>;

/**
 * Adds an operation to a file, on the version last read. Done or refused, the file is read again before the result is
 * told: an answer that was lost on its way then shows as what it was.
 */
export function useFileOperation(
  api: ApiCaller,
  { repair_id, row_hash }: RepairFile,
): UseMutationResult<OperatedFile, Error, FileOperation> {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (operation: FileOperation) => {
      const last = cache.getQueryData<RepairFile>(fileKey(repair_id))?.row_hash ?? row_hash;
      return api.call(repairsRoutes.operateRepair, {
        body: { repair_id, last_row_hash: last, repair_data: operation },
      });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['repairs'] }),
  });
}
