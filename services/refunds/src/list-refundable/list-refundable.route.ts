import { refundsRoutes } from '@alveole/contracts';
import { eachInWords, implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { refundableToWire } from '../wire/batch-wire.ts';
import { listRefundable } from './list-refundable.ts';

export function listRefundableRoute(ports: RefundsPorts) {
  return implement(refundsRoutes.listRefundable, async ({ query }) =>
    eachInWords(await listRefundable(ports, query.created_after), refundableToWire),
  );
}
