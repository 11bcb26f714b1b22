import { refundRoutes } from '@alveole/contracts/refund';
import { eachInWords, implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { batchToWire } from '../wire/batch-wire.ts';
import { listBatches } from './list-batches.ts';

export function listBatchesRoute(ports: RefundsPorts) {
  return implement(refundRoutes.listRefunds, async ({ query }) =>
    eachInWords(await listBatches(ports, query.created_before), (batch) => batchToWire(batch)),
  );
}
