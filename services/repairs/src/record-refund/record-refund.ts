import { RepairStatus, sharesOf } from '@alveole/domain';
import type { RepairStep } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import { applyOperation, decideOperation } from '../record/apply-operation.ts';
import type { Author } from '../record/history-record.ts';
import { operationDateOf } from '../record/operation-date.ts';
import { operatedEvent } from '../record/repair-events.ts';
import type { RefundLock, RepairRecord } from '../record/repair-record.ts';

export interface ConfirmedRefund {
  readonly batchId: string;
  readonly repairIds: readonly string[];
  readonly requestId?: string | undefined;
}

const author: Author = { role: 'SYS', userName: 'Remboursements' };
const maxTries = 5;

/**
 * The bank confirmed a batch: each of its files becomes refunded (REM, REMECH) in one write with its event, once every
 * funder has paid its share. Files that are refunded already stay as they are, so the same event may come again.
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
    const lock = file?.refundLocks?.find(({ batchId }) => batchId === refund.batchId);
    if (file === undefined || lock === undefined) return false;
    if (isRefunded(file)) return true;
    if (!(await isPaidWith(ports, file, lock))) return true;
    const operation = file.status === RepairStatus.sampleValidated ? 'REMECH' : 'REM';
    const decision = decideOperation(file, { operation }, { role: 'REFUNDS' });
    if (!decision.ok) return false;
    if (await writeRefund(ports, file, decision.value, refund)) return true;
  }
  return false;
}

function isRefunded({ status }: RepairRecord): boolean {
  return status === RepairStatus.refunded || status === RepairStatus.sampleRefunded;
}

/**
 * Whether every funder has paid once this one has. Where others are still to pay, the payment is noted on the file; the
 * file is then read again, for the last of two that pay at one moment has to see the other.
 */
async function isPaidWith({ repairs, now }: RepairsPorts, file: RepairRecord, lock: RefundLock): Promise<boolean> {
  if (othersPaid(file, lock)) return true;
  await repairs.notePaidShare(file.id, lock.batchId, now());
  const current = await repairs.byId(file.id);
  return current !== undefined && !isRefunded(current) && othersPaid(current, lock);
}

function othersPaid(file: RepairRecord, { funderId }: RefundLock): boolean {
  const paid = new Set(file.refundLocks?.filter(({ paidAt }) => paidAt !== undefined).map((lock) => lock.funderId));
  return sharesOf(file).every((share) => share.cents === 0 || share.funderId === funderId || paid.has(share.funderId));
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
