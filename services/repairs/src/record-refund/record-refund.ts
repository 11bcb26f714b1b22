import { randomUUID } from 'node:crypto';
import { decideRepair } from '@alveole/domain';
import { operationDateOf } from '../record/operation-date.ts';
import { operatedEvent } from '../record/repair-events.ts';
import type { Author, RepairRecord } from '../record/repair-record.ts';
import type { RepairStore } from '../store/repair-store.ts';

export interface RecordRefundPorts {
  readonly repairs: Pick<RepairStore, 'byId' | 'write'>;
  readonly now: () => Date;
}

export interface ConfirmedRefund {
  readonly refundId: string;
  readonly repairIds: readonly string[];
  readonly requestId?: string | undefined;
}

const author: Author = { role: 'SYS', userName: 'Remboursements' };
const mostTries = 5;

/**
 * The bank confirmed a batch: each of its files becomes refunded (REM, REMECH) in one write with its event.
 * Files that are refunded by this batch already stay as they are, so the same event may come again.
 * Throws once all files were looked at, naming those that are not locked for this batch: the event becomes a dead letter.
 */
export async function recordRefund(ports: RecordRefundPorts, refund: ConfirmedRefund): Promise<void> {
  const failed: string[] = [];
  for (const repairId of refund.repairIds) {
    if (!(await refundFile(ports, repairId, refund))) failed.push(repairId);
  }
  if (failed.length > 0) throw new Error(`Not refundable by batch ${refund.refundId}: ${failed.join(', ')}`);
}

async function refundFile(ports: RecordRefundPorts, repairId: string, refund: ConfirmedRefund): Promise<boolean> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const file = await ports.repairs.byId(repairId);
    if (file === undefined || file.refundLock?.refundId !== refund.refundId) return false;
    if (isRefundedBy(file, refund.refundId)) return true;
    const operation = file.status === 11 ? 'REMECH' : 'REM';
    const decision = decideRepair(
      { ...file, kind: file.gender, refundLocked: true },
      { operation },
      { role: 'REFUNDS' },
    );
    if (!decision.ok) return false;
    if (await writeRefund(ports, file, { ...refund, operation, to: decision.value.to })) return true;
  }
  return false;
}

function isRefundedBy(file: RepairRecord, refundId: string): boolean {
  return file.history.some(
    ({ code, details }) => (code === 'REM' || code === 'REMECH') && details.refundId === refundId,
  );
}

interface Writing extends ConfirmedRefund {
  readonly operation: 'REM' | 'REMECH';
  readonly to: RepairRecord['status'];
}

async function writeRefund(
  { repairs, now }: RecordRefundPorts,
  file: RepairRecord,
  { operation, to, refundId, requestId }: Writing,
): Promise<boolean> {
  const at = now();
  const after = { ...file, status: to, sequence: file.sequence + 1, modifiedAt: at };
  const outcome = await repairs.write(file, {
    status: to,
    modifiedAt: at,
    entries: [
      {
        operationId: randomUUID(),
        code: operation,
        operationDate: operationDateOf(undefined, at),
        recordedAt: at,
        status: to,
        author,
        details: { refundId, toRefundCents: file.toRefundCents },
      },
    ],
    clear: [],
    freeClaim: false,
    freePlace: false,
    events: [operatedEvent(after, { codes: [operation], from: file.status }, author, { now: at, requestId })],
  });
  return typeof outcome === 'object';
}
