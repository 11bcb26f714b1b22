import { refundRoutes } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { listPayments } from './list-payments.ts';
import { readFileMoney } from './read-file-money.ts';
import { readOwed } from './read-owed.ts';
import { readPromise, countLatePromises } from './read-promise.ts';

export function readPaymentsRoutes(ports: RefundsPorts): ImplementedRoute[] {
  return [
    implement(refundRoutes.readFileMoney, ({ params, actor }) => readFileMoney(ports, actor, params.id)),
    implement(refundRoutes.listPayments, ({ query, actor }) =>
      listPayments(ports, actor.entityId, query.created_before),
    ),
    implement(refundRoutes.readOwed, ({ actor }) => readOwed(ports, actor.entityId)),
    implement(refundRoutes.readPaymentPromise, () => readPromise(ports)),
    implement(refundRoutes.countLatePromises, () => countLatePromises(ports)),
  ];
}
