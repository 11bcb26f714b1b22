import type { RefundsPorts } from '../ports.ts';
import { paidShopOf, unknownShop } from '../record/paid-shop.ts';
import type { PaidShop } from '../record/paid-shop.ts';
import { confirmedTransfersOf, joinTransfers } from '../record/published-payment.ts';
import type { PayingPair } from '../record/published-payment.ts';

export type PublishPaymentsPorts = Pick<
  RefundsPorts,
  'batches' | 'confirmedTransfers' | 'publishedPayments' | 'askShop'
>;

const batchesAtOnce = 10;

/**
 * Publishes anew the payments of every shop in batches whose transfers have changed. A batch says so in the write of its
 * transfers: whatever ends in between, the next round goes on, and writes the same. Answers how many batches were read.
 * Rejects while enrolment cannot tell who a shop is.
 */
export async function publishPayments(ports: PublishPaymentsPorts): Promise<number> {
  let published = 0;
  for (;;) {
    const batches = await ports.batches.unpublished(batchesAtOnce);
    if (batches.length === 0) return published;
    for (const batch of batches) {
      const pairs = await ports.confirmedTransfers.replace(batch.batchId, confirmedTransfersOf(batch));
      for (const pair of pairs) await publishPair(ports, pair);
      await ports.batches.markPublished(batch);
    }
    published += batches.length;
  }
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
