import { paymentSuspensionRequestOf, refundRoutes } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { PaymentSuspension } from '../record/payee.ts';
import { suspendPayments } from './suspend-payments.ts';
import type { SuspensionPorts } from './suspend-payments.ts';

/** The payments that an administrator suspends and resumes. */
export function suspendPaymentsRoutes(ports: SuspensionPorts): ImplementedRoute[] {
  return [
    implement(refundRoutes.listPaymentSuspensions, async () =>
      (await ports.payees.listSuspended()).flatMap(({ entityId, suspension }) =>
        suspension === undefined ? [] : [{ entity_id: entityId, ...inWords(suspension) }],
      ),
    ),
    implement(refundRoutes.readPaymentSuspension, async ({ params }) => {
      const suspension = (await ports.payees.known([params.id])).get(params.id)?.suspension;
      const changes = await ports.payees.suspensionChangesOf(params.id);
      return {
        ...(suspension && { suspension: inWords(suspension) }),
        changes: changes.map(({ act, reason, userName, at }) => ({
          act,
          reason,
          user_name: userName,
          at: at.toISOString(),
        })),
      };
    }),
    implement(refundRoutes.suspendPayments, async ({ body, actor }) => {
      const { changed, unchanged } = await suspendPayments(ports, paymentSuspensionRequestOf(body), actor);
      return { changed: [...changed], unchanged: [...unchanged] };
    }),
  ];
}

const inWords = ({ reason, userName, at }: PaymentSuspension) => ({
  reason,
  user_name: userName,
  since: at.toISOString(),
});
