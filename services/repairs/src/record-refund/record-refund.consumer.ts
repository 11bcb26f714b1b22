import type { EventHandlers } from '@alveole/messaging';
import { recordRefund } from './record-refund.ts';
import type { RecordRefundPorts } from './record-refund.ts';

export function refundConsumer(ports: RecordRefundPorts) {
  return {
    'refund.confirmed': ({ data, request_id }) =>
      recordRefund(ports, { refundId: data.refund_id, repairIds: data.repair_ids, requestId: request_id }),
  } satisfies EventHandlers;
}
