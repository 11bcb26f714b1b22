import { RepairStatus } from '@alveole/domain';
import type { RepairStep } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import { applyOperation, decideOperation } from '../record/apply-operation.ts';
import type { Author } from '../record/history-record.ts';
import { operationDateOf } from '../record/operation-date.ts';
import { operatedEvent } from '../record/repair-events.ts';
import type { RepairRecord } from '../record/repair-record.ts';

export interface ConfirmedRefund {
  readonly batchId: string;
  readonly repairIds: readonly string[];
  readonly requestId?: string | undefined;
}

const author: Author = { role: 'SYS', userName: 'Remboursements' };
const maxTries = 5;

/**
 * The bank confirmed a batch: each of its files becomes refunded (REM, REMECH) in one write with its event.
 * Files that are refunded by this batch already stay as they are, so the same event may come again.
 * Throws once all files were looked at, naming those that are not locked for this batch: the event becomes a dead letter.
 */
export async function recordRefund(ports: RepairsPorts, refund: ConfirmedRefund): Promise<void> {
  const failed: string[] = [];
  for (const repairId of refund.repairIds) {
    if (!(await refundFile(ports, repairId, refund))) failed.push(repairId);
  }
  if (failed.length > 0) throw new Error(`Not refundable by batch ${refund.batchId}: ${failed.join(', ')}`);
}

async function refundFile(ports: RepairsPorts, repairId: string, refund: ConfirmedRefund): Promise<boolean> {
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const file = await ports.repairs.byId(repairId);
    if (file === undefined || file.refundLock?.batchId !== refund.batchId) return false;
    if (isRefundedBy(file, refund.batchId)) return true;
    const operation = file.status === RepairStatus.sampleValidated ? 'REMECH' : 'REM';
    const decision = decideOperation(file, { operation }, { role: 'REFUNDS' });
    if (!decision.ok) return false;
    if (await writeRefund(ports, file, decision.value, refund)) return true;
  }
  return false;
}

function isRefundedBy(file: RepairRecord, batchId: string): boolean {
  return file.history.some(({ details }) => details.batchId === batchId);
}

/** False when somebody else wrote meanwhile. */
async function writeRefund(
  { repairs, now }: RepairsPorts,
  file: RepairRecord,
  step: RepairStep,
  { batchId, requestId }: ConfirmedRefund,
): Promise<boolean> {
  const at = now();
  const applied = applyOperation(file, step, {
    effect: { at, by: 'refunds' },
    author,
    operationDate: operationDateOf(undefined, at),
    details: { batchId, premiumCents: file.premiumCents },
  });
  const details = { codes: step.records, from: step.from };
  const outcome = await repairs.write(file, {
    ...applied,
    set: applied.changes,
    clear: [],
    events: [operatedEvent(applied.file, details, author, { now: at, requestId })],
  });
  return typeof outcome === 'object';
}
