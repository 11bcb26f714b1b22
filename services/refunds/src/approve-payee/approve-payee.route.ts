import { approvedAccountOf, refundRoutes } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { approvePayee } from './approve-payee.ts';

export function approvePayeeRoute(ports: RefundsPorts) {
  return implement(refundRoutes.approvePayee, async ({ params, body, actor, requestId }) => {
    const { userId } = actor;
    await approvePayee(ports, { entityId: params.id, ibanEndsWith: approvedAccountOf(body), userId, requestId });
    return { status: 'ok' as const };
  });
}
