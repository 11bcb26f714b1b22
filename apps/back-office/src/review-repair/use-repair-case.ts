import { isAppError } from '@alveole/contracts';
import { assignRepairBody, operateRepairBody, repairRoutes, repairViewOf } from '@alveole/contracts/repair';
import { heldDecisionViewOf, holdDecisionBody, reviewRoutes } from '@alveole/contracts/review';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairOperationInput, RepairView } from '@alveole/contracts/repair';
import type { HeldDecisionView, ReviewDecision } from '@alveole/contracts/review';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { useEffect } from 'react';
import { repairKeys } from '../list-repairs/use-repairs.ts';
import { heldKey } from '../hold-decision/use-held-decisions.ts';
import type { Assignment } from '../assign-repair/holder-bar.tsx';
import { operationFailureText } from './operation-failure-text.ts';

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
  /** The same for a decision, which is written in ten seconds unless it is taken back. */
  readonly hold: (decision: ReviewDecision) => Promise<boolean>;
  /** Gives or releases the file; tells its failures itself. */
  readonly assign: (assignment: Assignment, success: string) => Promise<void>;
}

export function useCaseWriter({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>, file: RepairView): CaseWriter {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: repairKeys.all });
  const { repairId, rowHash } = file;
  const onNewest = async (operation: RepairOperationInput, stillHolds: (newest: RepairView) => boolean) => {
    const send = (version: string) =>
      api.call(repairRoutes.reviewRepair, { body: operateRepairBody({ repairId, rowHash: version, operation }) });
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
  /** The answer; undefined where somebody else changed the file, which is told. */
  const unlessChanged = async <Answer>(sending: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await sending;
    } catch (failure) {
      if (!isChangedMeanwhile(failure)) throw failure;
      notify({ tone: 'warning', text: operationFailureText(failure), seconds: 7 });
      await reload();
      return undefined;
    }
  };
  return {
    operate: async (operation, success, stillHolds = () => false) => {
      if ((await unlessChanged(onNewest(operation, stillHolds))) === undefined) return false;
      notify({ tone: 'success', text: success });
      await reload();
      return true;
    },
    hold: async (decision) => {
      const body = holdDecisionBody({ decisionId: crypto.randomUUID(), repairId, rowHash, decision });
      const answer = await unlessChanged(api.call(reviewRoutes.holdDecision, { body }));
      if (answer === undefined) return false;
      const held = heldDecisionViewOf(answer);
      cache.setQueryData<readonly HeldDecisionView[]>(heldKey, (shown = []) => [...shown, held]);
      return true;
    },
    assign: async ({ userId }, success) => {
      try {
        await api.call(repairRoutes.assignRepair, { body: assignRepairBody(repairId, userId) });
        notify({ tone: 'success', text: success });
      } catch (failure) {
        notify({ tone: 'danger', text: operationFailureText(failure), seconds: 7 });
      }
      await reload();
    },
  };
}

const isChangedMeanwhile = (failure: unknown): boolean =>
  isAppError(failure) && failure.code === 'RepairVersionMismatchException';
