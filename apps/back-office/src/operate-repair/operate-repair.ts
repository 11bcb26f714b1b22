import { operateRepairBody, repairRoutes, repairViewOf } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairOperationInput, RepairView } from '@alveole/contracts/repair';
import { useQueryClient } from '@alveole/query';
import { repairKeys } from './repair-keys.ts';
import { assignRepair } from '../assign-repair/assign-repair.ts';
import type { Assignment } from '../assign-repair/assignee-bar.tsx';
import { operationFailureText } from './operation-failure-text.ts';
import { isChangedMeanwhile, useUnlessChanged } from './use-unless-changed.ts';

export interface CaseWriter {
  /**
   * Adds an operation to the file on screen and reads it again. Throws what can still be mended; when somebody else
   * has changed the file, reads it anew and sends once more what still holds of it; else says so and answers false.
   *
   * @param stillHolds whether the operation means the same on the newest file; none does unless it is told
   */
  readonly operate: (
    operation: RepairOperationInput,
    success: string,
    stillHolds?: (newest: RepairView) => boolean,
  ) => Promise<boolean>;
  /** Gives or releases the file; tells its failures itself. */
  readonly assign: (assignment: Assignment, success: string) => Promise<void>;
}

export function useCaseWriter({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>, file: RepairView): CaseWriter {
  const cache = useQueryClient();
  const unlessChanged = useUnlessChanged(notify);
  const reload = () => cache.invalidateQueries({ queryKey: repairKeys.all });
  const { repairId, rowHash } = file;
  const onNewest = async (operation: RepairOperationInput, stillHolds: (newest: RepairView) => boolean) => {
    const send = (version: string) =>
      api.call(repairRoutes.operateRepairAsStaff, {
        body: operateRepairBody({ repairId, rowHash: version, operation }),
      });
    try {
      return await send(rowHash);
    } catch (failure) {
      if (!isChangedMeanwhile(failure)) throw failure;
      const params = { id: file.fileNumber };
      const newest = repairViewOf(await api.call(repairRoutes.findRepair, { params }));
      if (!stillHolds(newest)) throw failure;
      return send(newest.rowHash);
    }
  };
  return {
    operate: async (operation, success, stillHolds = () => false) => {
      if ((await unlessChanged(onNewest(operation, stillHolds))) === undefined) return false;
      notify({ tone: 'success', text: success });
      await reload();
      return true;
    },
    assign: async ({ userId }, success) => {
      try {
        await assignRepair(api, repairId, userId);
        notify({ tone: 'success', text: success });
      } catch (failure) {
        notify({ tone: 'danger', text: operationFailureText(failure), seconds: 7 });
      }
      await reload();
    },
  };
}
