import { paymentRequestOf, recoveryRoutes } from '@alveole/contracts/recovery';
import { implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { wholeRecoveryToWire } from '../wire/recovery-wire.ts';
import { requestPayment } from './request-payment.ts';

export function requestPaymentRoute(ports: RefundsPorts) {
  return implement(recoveryRoutes.requestPayment, async ({ body, actor, requestId }) => {
    const person = { userId: actor.userId, userName: actor.userName };
    const recovery = await requestPayment(ports, paymentRequestOf(body), { person, requestId });
    return wholeRecoveryToWire(recovery, recovery.requestedCents);
  });
}
