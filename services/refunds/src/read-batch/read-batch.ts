import type { RefundsPorts } from '../ports.ts';
import { blockOf } from '../record/payee.ts';
import type { DraftPayees } from '../record/payee.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import { unknownBatch } from '../record/refusals.ts';

/** One batch with its files. Throws `NotFoundException`. */
export async function readBatch({ batches }: Pick<RefundsPorts, 'batches'>, batchId: string): Promise<RefundBatch> {
  const batch = await batches.find(batchId);
  if (!batch) throw unknownBatch();
  return batch;
}

/** Whom a draft would pay now, and who waits; undefined of what is no draft, whose transfers are fixed. */
export async function draftPayeesOf(
  { payees, now }: Pick<RefundsPorts, 'payees' | 'now'>,
  { state, lines }: RefundBatch,
): Promise<DraftPayees | undefined> {
  if (state !== 'drafted') return undefined;
  const ids = [...new Set(lines.map(({ entityId }) => entityId))];
  const payeesById = await payees.known(ids);
  const at = now();
  const holds = ids.map((entityId) => [entityId, blockOf(payeesById.get(entityId), at)] as const);
  return {
    payees: ids.map((entityId) => payeesById.get(entityId)).filter((payee) => payee !== undefined),
    holds: new Map(holds.flatMap(([entityId, block]) => (block === undefined ? [] : [[entityId, block] as const]))),
  };
}
