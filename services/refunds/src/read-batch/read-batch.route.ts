import { refundRoutes } from '@alveole/contracts/refund';
import { soleFunderId } from '@alveole/domain';
import { eachInWords, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { refundedLinesOf } from '../record/refund-batch.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import { batchToWire, lineToWire } from '../wire/batch-wire.ts';
import { draftPayeesOf, readBatch } from './read-batch.ts';

/** A batch, and by the call of the specification the files that it refunded alone. */
export function readBatchRoutes(ports: RefundsPorts): ImplementedRoute[] {
  return [
    implement(refundRoutes.readRefundBatch, async ({ params }) => {
      const batch = await readBatch(ports, params.id);
      return { ...batchToWire(batch, await draftPayeesOf(ports, batch)), ...programmeMark(ports, batch) };
    }),
    implement(refundRoutes.listRefundedRepairs, async ({ params }) =>
      eachInWords(refundedLinesOf(await readBatch(ports, params.id)), (line) => lineToWire(line)),
    ),
  ];
}

/** A funder without an account of its own pays from the programme's, which whoever approves has to know. */
function programmeMark({ debtorOf }: RefundsPorts, { funderId, debtor }: RefundBatch) {
  const isProgramme = funderId !== soleFunderId && debtor?.iban === debtorOf(soleFunderId).iban;
  return isProgramme ? { is_debtor_programme: true } : {};
}
