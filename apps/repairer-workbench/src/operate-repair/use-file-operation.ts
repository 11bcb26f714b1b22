import {
  operatedRepairOf,
  operateRepairBody,
  operationOf,
  repairRoutes,
  repairViewOf,
} from '@alveole/contracts/repair';
import { isAppError } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import type { ClientOperation, OperatedRepair, RepairOperationInput, RepairView } from '@alveole/contracts/repair';
import { useMutation, useQueryClient } from '@alveole/query';
import type { UseMutationResult } from '@alveole/query';
import { useRef } from 'react';
import { fileKey } from '../read-repair/use-repair-file.ts';

/** An operation that may have a name of its own: sent again under it after its answer was lost, it is recorded once. */
export type NamedOperation = RepairOperationInput & { readonly localId?: string };

/** What decides nothing of what the page shows: envelopes and payments may write the file while a client waits. */
const decidingNothing: ReadonlySet<ClientOperation> = new Set(['RECU', 'MSG']);

/**
 * Adds an operation to a file, on the version last read. Done or refused, the file is read again before the result is
 * told: an answer that was lost on its way then shows as what it was. Pressed twice before the page could say that it is
 * under way, it is sent once.
 */
export function useFileOperation(
  api: ApiCaller,
  { repairId, rowHash }: Pick<RepairView, 'repairId' | 'rowHash'>,
): UseMutationResult<OperatedRepair, Error, NamedOperation> {
  const cache = useQueryClient();
  const underWay = useRef(new Map<string, Promise<OperatedRepair>>());
  const send = async ({ localId, ...operation }: NamedOperation): Promise<OperatedRepair> => {
    const lastRead = cache.getQueryData<RepairView>(fileKey(repairId))?.rowHash ?? rowHash;
    const sendOn = async (version: string): Promise<OperatedRepair> => {
      const body = operateRepairBody({ repairId, rowHash: version, operation, localId });
      return operatedRepairOf(await api.call(repairRoutes.operateRepair, { body }));
    };
    return sendOn(lastRead).catch(async (failure: unknown) => {
      const isOutdated = isAppError(failure) && failure.code === 'RepairVersionMismatchException';
      if (!isOutdated || !decidingNothing.has(operationOf(operation).code)) throw failure;
      const newest = repairViewOf(await api.call(repairRoutes.readOwnRepair, { params: { id: repairId } }));
      return sendOn(newest.rowHash);
    });
  };
  return useMutation({
    mutationFn: (operation: NamedOperation) => {
      const key = JSON.stringify(operation);
      const sending = underWay.current.get(key) ?? send(operation).finally(() => underWay.current.delete(key));
      underWay.current.set(key, sending);
      return sending;
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['repairs'] }),
  });
}
