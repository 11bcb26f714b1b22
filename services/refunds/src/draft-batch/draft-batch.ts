import { appError } from '@alveole/contracts';
import { batchEvent } from '../batch/batch-events.ts';
import type { BatchRepository } from '../batch/batch-repository.ts';
import type { BatchLine, Person, RefundBatch } from '../batch/refund-batch.ts';
import type { LineRepository } from '../line/line-repository.ts';
import type { RefundLine } from '../line/refund-line.ts';
import type { PayeeRepository } from '../payee/payee-repository.ts';

export interface DraftBatchPorts {
  readonly batches: Pick<BatchRepository, 'insert' | 'write'>;
  readonly lines: Pick<LineRepository, 'byIds' | 'claim' | 'release'>;
  readonly payees: Pick<PayeeRepository, 'of'>;
  readonly newId: () => string;
  readonly now: () => Date;
}

/**
 * Drafts a batch of the files that are free, refundable and whose establishment gave an IBAN. The batch is written
 * before it claims its files, so a crash in between leaves no file held by nothing; what another batch claimed at
 * the same moment is taken out again. Throws `DuplicatesValueException` when nothing is left.
 */
export async function draftBatch(
  ports: DraftBatchPorts,
  repair_ids: readonly string[],
  drafted_by: Person,
  request_id: string,
): Promise<RefundBatch> {
  const wanted = (await ports.lines.byIds([...new Set(repair_ids)])).filter((line) => line.refund_id === null);
  const payees = await ports.payees.of(wanted.map((line) => line.entity_id));
  const payable = wanted.filter((line) => payees.get(line.entity_id)?.iban);
  if (payable.length === 0) throw nothingToRefund();
  const draft = {
    refund_id: ports.newId(),
    state: 'drafted' as const,
    lines: payable.map(batchLine),
    drafted_by,
    create_date: ports.now(),
  };
  const batch = await ports.batches.insert(
    draft,
    batchEvent(draft, 'drafted', { at: draft.create_date, sequence: 1, request_id }),
  );
  const held = await ports.lines.claim(
    batch.refund_id,
    payable.map((line) => line.repair_id),
  );
  return held.length === payable.length ? batch : keepHeld(ports, batch, held);
}

async function keepHeld(
  { batches }: DraftBatchPorts,
  batch: RefundBatch,
  held: readonly RefundLine[],
): Promise<RefundBatch> {
  const trimmed = await batches.write(batch, { lines: held.map(batchLine) });
  if (held.length === 0) throw nothingToRefund();
  if (!trimmed) throw appError('RefundVersionMismatchException', 'The batch was changed by another user.');
  return trimmed;
}

function batchLine({ repair_id, repair_rozo_id, entity_id, entity_name, cents }: RefundLine): BatchLine {
  return { repair_id, repair_rozo_id, entity_id, entity_name, cents };
}

function nothingToRefund() {
  return appError(
    'DuplicatesValueException',
    'None of these files can be drafted: they are in another batch, no longer refundable, or lack an IBAN.',
  );
}
