import { refundsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { batchToWire } from '../wire/batch-wire.ts';
import { readBatch } from './read-batch.ts';

export function readBatchRoute(ports: RefundsPorts) {
  return implement(refundsRoutes.listRefundedRepairs, async ({ params }) =>
    batchToWire(await readBatch(ports, params.id)),
  );
}
