import { appError } from '@alveole/contracts';
import { nothingPayable } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { batchEvent } from '../record/batch-events.ts';
import type { Person, RefundBatch } from '../record/refund-batch.ts';
import { batchLineOf } from '../record/refund-line.ts';
import type { RefundLine } from '../record/refund-line.ts';
import { changedMeanwhile } from '../record/refusals.ts';

export type DraftBatchPorts = Pick<RefundsPorts, 'batches' | 'lines' | 'payees' | 'newId' | 'now'>;

export interface DraftRequest {
  readonly repairIds: readonly string[];
  readonly person: Person;
  readonly requestId: string;
}

/**
 * Drafts a batch of the files that are free, refundable and whose establishment gave an IBAN. The batch is written
 * before it holds its files, so a crash in between leaves no file held by nothing; what another batch took at
 * the same moment is taken out again. Throws `DuplicatesValueException` when nothing is left.
 */
export async function draftBatch(
  ports: DraftBatchPorts,
  { repairIds, person, requestId }: DraftRequest,
): Promise<RefundBatch> {
  const payable = await payableLines(ports, repairIds);
  if (payable.length === 0) throw nothingToRefund();
  const draft = {
    refundId: ports.newId(),
    lines: payable.map(batchLineOf),
    draftedBy: person,
    draftedAt: ports.now(),
  };
  const moment = { at: draft.draftedAt, sequence: 1, requestId };
  const batch = await ports.batches.insert(draft, batchEvent(draft, 'drafted', moment));
  const held = await ports.lines.hold(
    batch.refundId,
    payable.map(({ repairId }) => repairId),
  );
  return held.length === payable.length ? batch : keepHeld(ports, batch, held);
}

async function payableLines({ lines, payees }: DraftBatchPorts, repairIds: readonly string[]): Promise<RefundLine[]> {
  const free = (await lines.byIds([...new Set(repairIds)])).filter(({ refundId }) => refundId === undefined);
  const accounts = await payees.of(free.map(({ entityId }) => entityId));
  return free.filter(({ entityId }) => accounts.get(entityId)?.iban);
}

async function keepHeld(
  { batches }: DraftBatchPorts,
  batch: RefundBatch,
  held: readonly RefundLine[],
): Promise<RefundBatch> {
  const trimmed = await batches.write(batch, { lines: held.map(batchLineOf) });
  if (held.length === 0) throw nothingToRefund();
  if (!trimmed) throw changedMeanwhile();
  return trimmed;
}

function nothingToRefund() {
  return appError(nothingPayable.drafted.code, nothingPayable.drafted.message);
}
