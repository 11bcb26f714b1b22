import { refundsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { sepaUrl } from '../batch/refund-batch.ts';
import { draftBatch } from '../draft-batch/draft-batch.ts';
import type { DraftBatchPorts } from '../draft-batch/draft-batch.ts';
import { moveBatch } from '../move-batch/move-batch.ts';
import type { MoveBatchPorts } from '../move-batch/move-batch.ts';

/** One call of the specification with two bodies: files to draft a batch of, or the next state of a batch. */
export function writeRefundRoute(ports: DraftBatchPorts & MoveBatchPorts) {
  return implement(refundsRoutes.writeRefund, async ({ body, actor, requestId }) => {
    const person = { user_id: actor.user_id, user_name: actor.user_name };
    const batch =
      'repair_ids' in body
        ? await draftBatch(ports, body.repair_ids, person, requestId)
        : await moveBatch(ports, {
            refund_id: body.refund_id,
            step: body.state,
            last_row_hash: body.last_row_hash,
            person,
            request_id: requestId,
          });
    return {
      refund_id: batch.refund_id,
      state: batch.state,
      row_hash: batch.row_hash,
      sepa_url: sepaUrl(batch.refund_id),
    };
  });
}
