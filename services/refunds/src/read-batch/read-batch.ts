import type { RefundsPorts } from '../ports.ts';
import { holdOf } from '../record/payee.ts';
import type { PayeeHold } from '../record/payee.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import { unknownBatch } from '../record/refusals.ts';

/** One batch with its files. Throws `NotFoundException`. */
export async function readBatch({ batches }: Pick<RefundsPorts, 'batches'>, refundId: string): Promise<RefundBatch> {
  const batch = await batches.find(refundId);
  if (!batch) throw unknownBatch();
  return batch;
}

export type Holds = ReadonlyMap<string, PayeeHold>;

/** Which establishments of a draft cannot be paid at this moment: their files leave the batch at its approval. */
export async function holdsOf(
  { payees, now }: Pick<RefundsPorts, 'payees' | 'now'>,
  { state, lines }: RefundBatch,
): Promise<Holds> {
  if (state !== 'drafted') return new Map();
  const known = await payees.known(lines.map(({ entityId }) => entityId));
  const at = now();
  const held = lines.map(({ entityId }) => [entityId, holdOf(known.get(entityId), at)] as const);
  return new Map(held.flatMap(([entityId, hold]) => (hold === undefined ? [] : [[entityId, hold] as const])));
}
