import { refundsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { listPayments } from './list-payments.ts';
import { readFileMoney } from './read-file-money.ts';
import { readOwed } from './read-owed.ts';
import { readPromise, watchPromises } from './read-promise.ts';

export function readMoneyRoutes(ports: RefundsPorts): ImplementedRoute[] {
  return [
    implement(refundsRoutes.readFileMoney, ({ params, actor }) => readFileMoney(ports, actor, params.id)),
    implement(refundsRoutes.listPayments, ({ query, actor }) =>
      listPayments(ports, actor.entityId, query.created_before),
    ),
    implement(refundsRoutes.readOwed, ({ actor }) => readOwed(ports, actor.entityId)),
    implement(refundsRoutes.readPaymentPromise, () => readPromise(ports)),
    implement(refundsRoutes.watchPromises, () => watchPromises(ports)),
  ];
}
