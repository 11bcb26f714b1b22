import type { EventHandlers } from '@alveole/messaging';
import type { RepairsPorts } from '../ports.ts';
import { recordRefund } from './record-refund.ts';
import { releaseLocks } from './release-locks.ts';

export function refundConsumer(ports: RepairsPorts) {
  const release = ({ data }: { data: { refund_id: string; repair_ids: string[] } }) =>
    releaseLocks(ports, { batchId: data.refund_id, repairIds: data.repair_ids });
  return {
    'refund.confirmed': ({ data, request_id }) =>
      recordRefund(ports, { batchId: data.refund_id, repairIds: data.repair_ids, requestId: request_id }),
    'refund.rejected': release,
    'refund.refused': release,
    'refund.withdrawn': release,
  } satisfies EventHandlers;
}
