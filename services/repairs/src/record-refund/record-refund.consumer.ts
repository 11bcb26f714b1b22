import type { EventHandlers } from '@alveole/messaging';
import type { RepairsPorts } from '../ports.ts';
import { recordRefund } from './record-refund.ts';
import { releaseLocks } from './release-locks.ts';

export function refundConsumer(ports: RepairsPorts) {
  return {
    'refund.confirmed': ({ data, request_id }) =>
      recordRefund(ports, { refundId: data.refund_id, repairIds: data.repair_ids, requestId: request_id }),
    'refund.rejected': ({ data }) => releaseLocks(ports, { refundId: data.refund_id, repairIds: data.repair_ids }),
  } satisfies EventHandlers;
}
