import { refundRoutes } from '@alveole/contracts/refund';
import { eachInWords, implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { listRefundable } from './list-refundable.ts';
import { refundableToWire } from './refundable-wire.ts';

export function listRefundableRoute(ports: RefundsPorts) {
  return implement(refundRoutes.listRefundable, async ({ query }) =>
    eachInWords(
      await listRefundable(ports, { createdAfter: query.created_after, funderId: query.funder_id }),
      refundableToWire,
    ),
  );
}
