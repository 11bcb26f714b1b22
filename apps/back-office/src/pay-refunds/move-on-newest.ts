import { isAppError } from '@alveole/contracts';
import { refundBatchViewOf, refundRoutes } from '@alveole/contracts/refund';
import type { ApiCaller } from '@alveole/contracts';
import type { RefundBatchView } from '@alveole/contracts/refund';
import { decideRefund } from '@alveole/domain';
import type { RefundAct } from '@alveole/domain';

/** Whether somebody else wrote meanwhile. */
export function isChangedMeanwhile(failure: unknown): boolean {
  return isAppError(failure) && failure.code === 'RefundVersionMismatchException';
}

/** Sends what names no version, and once more where somebody else wrote meanwhile. */
export async function onceMore<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (failure) {
    if (!isChangedMeanwhile(failure)) throw failure;
    return send();
  }
}

export interface BatchAct {
  readonly act: RefundAct;
  /** Whoever acts. */
  readonly userId: string;
  readonly send: (batch: RefundBatchView) => Promise<unknown>;
}

/**
 * Sends an act on a batch. Where somebody else wrote meanwhile it is read anew and the act sent once more, if the batch
 * still is what the person saw and the act still is his to take. Answers how the batch stands where it is not; throws
 * any other failure, a second change meanwhile among them.
 */
export async function moveOnNewest(
  api: ApiCaller,
  shown: RefundBatchView,
  { act, userId, send }: BatchAct,
): Promise<RefundBatchView | undefined> {
  try {
    await send(shown);
    return undefined;
  } catch (failure) {
    if (!isChangedMeanwhile(failure)) throw failure;
  }
  const params = { id: shown.batchId };
  const newest = refundBatchViewOf(await api.call(refundRoutes.readRefundBatch, { params }));
  if (!decideRefund(newest, act, { userId }).ok || contentOf(newest) !== contentOf(shown)) return newest;
  await send(newest);
  return undefined;
}

/** What a person agrees to: which files and sums, from and to which accounts, and what the bank answered. */
function contentOf({ lines, transfers, payees, totalCents, debtor }: RefundBatchView): string {
  return JSON.stringify({ lines, transfers, payees, totalCents, debtor });
}
