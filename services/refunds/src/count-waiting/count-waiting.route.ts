import { refundRoutes } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { countWaiting } from './count-waiting.ts';

export function countWaitingRoute(ports: RefundsPorts): ImplementedRoute {
  return implement(refundRoutes.countWaitingPayments, async () => {
    const { count, oldest, medianSince, atRisk } = await countWaiting(ports);
    return {
      count,
      at_risk: atRisk,
      ...(medianSince && { median_since: medianSince.toISOString() }),
      ...(oldest && { oldest: { repair_rozo_id: oldest.fileNumber, since: oldest.validatedAt.toISOString() } }),
    };
  });
}
