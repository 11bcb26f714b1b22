import { receiptRequestOf, recoveryRoutes } from '@alveole/contracts/recovery';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { listReceipts } from './list-receipts.ts';
import { settleReceipt } from './settle-receipt.ts';

/** Money that people say the use of. */
export function settleReceiptRoutes(ports: RefundsPorts): ImplementedRoute[] {
  return [
    implement(recoveryRoutes.listReceipts, ({ query }) => listReceipts(ports, query.created_after)),
    implement(recoveryRoutes.settleReceipt, async ({ params, body, actor, requestId }) => {
      const person = { userId: actor.userId, userName: actor.userName };
      const step = { ...receiptRequestOf(body), receiptId: params.id, person, requestId };
      const { receiptId, state, rowHash } = await settleReceipt(ports, step);
      return { receipt_id: receiptId, state, row_hash: rowHash };
    }),
  ];
}
