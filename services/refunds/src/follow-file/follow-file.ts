import type { RepairStatus } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import type { FollowedLine } from '../record/refund-line.ts';
import { refundableStatuses } from '../record/refund-line.ts';

export type FollowFilePorts = Pick<RefundsPorts, 'lines' | 'batches'>;

/** A file after an operation. */
export interface OperatedFile extends FollowedLine {
  readonly sequence: number;
  /** The status before the operation. */
  readonly from: RepairStatus;
  readonly operatedAt: Date;
}

/** Files become refundable by their validation; one that leaves it before the approval leaves its draft. */
export async function followFile(
  ports: FollowFilePorts,
  { sequence, from, operatedAt, ...line }: OperatedFile,
): Promise<void> {
  const [wasRefundable, isRefundable] = [from, line.status].map((status) => refundableStatuses.includes(status));
  if (!wasRefundable && !isRefundable) return;
  await ports.lines.keep(line, sequence, operatedAt);
  if (!isRefundable) await leaveDraft(ports, line.repairId);
}

/** Repeated until the batch is as it was read, or has no such line to lose: a concurrent change is read again. */
async function leaveDraft({ lines, batches }: FollowFilePorts, repairId: string): Promise<void> {
  for (;;) {
    const [line] = await lines.byIds([repairId]);
    const batch = line?.refundId ? await batches.find(line.refundId) : undefined;
    if (batch?.state !== 'drafted') return;
    const written = await batches.write(batch, { lines: batch.lines.filter((one) => one.repairId !== repairId) });
    if (written) return lines.release(batch.refundId, [repairId]);
  }
}
