import type { RouteAnswer } from '@alveole/contracts';
import { funderRoutes } from '@alveole/contracts/funder';
import { eachInWords, funderOf, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { totalOf } from '../record/refund-batch.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import { listOwnBatches, readOwnMoney } from './read-own-money.ts';

type WireBatch = RouteAnswer<typeof funderRoutes.listOwnBatches>[number];

/** The money of the funder of the token: its months, what waits, its batches. */
export function readOwnMoneyRoutes(
  ports: Pick<RefundsPorts, 'accounts' | 'accountsTables' | 'batches'>,
): ImplementedRoute[] {
  return [
    implement(funderRoutes.readOwnMoney, async ({ actor }) => {
      const { day, months, unsettled } = await readOwnMoney(ports, funderOf(actor));
      return {
        day,
        months: months.map(({ month, grantedCents, paidCents, returnedCents }) => ({
          month,
          granted_cents: grantedCents,
          paid_cents: paidCents,
          returned_cents: returnedCents,
        })),
        waiting_shares: unsettled.waiting.shares,
        waiting_cents: unsettled.waiting.cents,
        batched_shares: unsettled.batched.shares,
        batched_cents: unsettled.batched.cents,
        overpaid_shares: unsettled.overpaid.shares,
        overpaid_cents: unsettled.overpaid.cents,
      };
    }),
    implement(funderRoutes.listOwnBatches, async ({ query, actor }) =>
      eachInWords(await listOwnBatches(ports, funderOf(actor), query.created_before), batchToWire),
    ),
  ];
}

function batchToWire(batch: RefundBatch): WireBatch {
  const paid = batch.transfers.filter(({ state }) => state === 'paid');
  return {
    batch_id: batch.batchId,
    created_at: batch.draftedAt.toISOString(),
    state: batch.state,
    shares: batch.lines.length,
    transfers: batch.transfers.length,
    total_cents: totalOf(batch),
    paid_cents: paid.reduce((sum, { cents }) => sum + cents, 0),
  };
}
