import type { EventHandlers } from '@alveole/messaging';
import type { BatchRepository } from '../batch/batch-repository.ts';
import type { LineRepository } from '../line/line-repository.ts';
import { refundableStatuses } from '../line/refund-line.ts';

export interface FollowFilesPorts {
  readonly lines: Pick<LineRepository, 'keep' | 'byIds' | 'release'>;
  readonly batches: Pick<BatchRepository, 'find' | 'write'>;
}

/** Files become refundable at 5 and 11; one that leaves them before the approval leaves its draft. */
export function followFilesConsumer(ports: FollowFilesPorts): EventHandlers {
  return {
    'repair.operated': async ({ data, occurred_at }) => {
      const { repair, from } = data;
      if (!refundableStatuses.includes(repair.status) && !refundableStatuses.includes(from)) return;
      const { repair_id, repair_rozo_id, entity_id, entity_name, gender, status } = repair;
      const line = {
        repair_id,
        repair_rozo_id,
        entity_id,
        entity_name,
        gender,
        status,
        cents: repair.to_refund_cents ?? 0,
      };
      await ports.lines.keep(line, repair.sequence, new Date(occurred_at));
      if (!refundableStatuses.includes(status)) await leaveDraft(ports, repair_id);
    },
  };
}

/** Repeated until the batch is as it was read, or has no such line to lose: a concurrent change is read again. */
async function leaveDraft({ lines, batches }: FollowFilesPorts, repair_id: string): Promise<void> {
  for (;;) {
    const [line] = await lines.byIds([repair_id]);
    const batch = line?.refund_id ? await batches.find(line.refund_id) : undefined;
    if (batch?.state !== 'drafted') return;
    const written = await batches.write(batch, { lines: batch.lines.filter((one) => one.repair_id !== repair_id) });
    if (written) return lines.release(batch.refund_id, [repair_id]);
  }
}
