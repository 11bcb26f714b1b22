import { refundRequestOf, refundRoutes } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import { moveBatch } from '../move-batch/move-batch.ts';
import type { RefundsPorts } from '../ports.ts';
import { batchVersionToWire } from '../wire/batch-wire.ts';
import { draftBatch } from './draft-batch.ts';

/** One call of the specification for two acts: files to draft a batch of, or the next state of a batch. */
export function writeRefundRoute(ports: RefundsPorts) {
  return implement(refundRoutes.writeRefund, async ({ body, actor, requestId }) => {
    const person = { userId: actor.userId, userName: actor.userName };
    const request = refundRequestOf(body);
    const batch =
      'repairIds' in request
        ? await draftBatch(ports, { ...request, person, requestId })
        : await moveBatch(ports, {
            batchId: request.batchId,
            step: request.state,
            lastRowHash: request.rowHash,
            reason: request.reason,
            person,
            requestId,
          });
    return batchVersionToWire(batch);
  });
}
