import type { RefundsPorts } from '../ports.ts';
import { paidShopOf, unknownShop } from '../record/paid-shop.ts';
import type { PaidShop } from '../record/paid-shop.ts';
import { confirmedTransfersOf, joinTransfers } from '../record/published-payment.ts';
import type { PayingPair } from '../record/published-payment.ts';
import type { RefundBatch } from '../record/refund-batch.ts';

export type PublishPaymentsPorts = Pick<
  RefundsPorts,
  'batches' | 'confirmedTransfers' | 'publishedPayments' | 'askShop'
>;

const batchesAtOnce = 10;

/** So many batches that fail are no odd records: the next round tries again. */
const mostFailures = 10;

/**
 * Publishes anew the payments of every shop in batches whose transfers have changed. A batch says so in the write of its
 * transfers: whatever ends in between, the next round goes on, and writes the same. Answers how many batches were read.
 * A batch that fails is left for the next round and holds up no other; the call rejects once the others are published.
 */
export async function publishPayments(ports: PublishPaymentsPorts): Promise<number> {
  const failures = new Map<string, unknown>();
  let published = 0;
  while (failures.size < mostFailures) {
    const batches = await ports.batches.unpublished(batchesAtOnce, [...failures.keys()]);
    if (batches.length === 0) break;
    for (const batch of batches)
      await publishBatch(ports, batch).then(
        () => (published += 1),
        (error: unknown) => failures.set(batch.batchId, error),
      );
  }
  const [failure] = failures.values();
  if (failure === undefined) return published;
  throw new Error(`payments of ${[...failures.keys()].join(', ')} are not published`, { cause: failure });
}

async function publishBatch(ports: PublishPaymentsPorts, batch: RefundBatch): Promise<void> {
  const pairs = await ports.confirmedTransfers.replace(batch.batchId, confirmedTransfersOf(batch));
  for (const pair of pairs) await publishPair(ports, pair);
  await ports.batches.markPublished(batch);
}

async function publishPair(ports: PublishPaymentsPorts, pair: PayingPair): Promise<void> {
  const payments = joinTransfers(await ports.confirmedTransfers.ofPair(pair));
  const shop = await shopOf(ports, pair.entityId);
  await ports.publishedPayments.replace(pair, payments, shop);
  // An event that was handled in between met none of the new rows: the shop would keep the name of before.
  await ports.publishedPayments.tellShop(await shopOf(ports, pair.entityId));
}

async function shopOf({ askShop }: Pick<RefundsPorts, 'askShop'>, entityId: string): Promise<PaidShop> {
  const entity = await askShop(entityId);
  return entity ? paidShopOf(entity) : unknownShop(entityId);
}
