import type { ImplementedRoute } from '@alveole/service-kit';
import { writeRefundRoute } from './draft-batch/write-refund.route.ts';
import { listBatchesRoute } from './list-batches/list-batches.route.ts';
import { listRefundableRoute } from './list-refundable/list-refundable.route.ts';
import type { RefundsPorts } from './ports.ts';
import { readBatchRoute } from './read-batch/read-batch.route.ts';
import { sepaFileRoute } from './sepa-file/sepa-file.route.ts';

/** Every call that the contracts declare for this service. */
export function routesOf(ports: RefundsPorts): ImplementedRoute[] {
  return [
    listRefundableRoute(ports),
    listBatchesRoute(ports),
    readBatchRoute(ports),
    sepaFileRoute(ports),
    writeRefundRoute(ports),
  ];
}
