import { createHash, timingSafeEqual } from 'node:crypto';
import { appError, notificationsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { DeliveryRepository } from '../delivery/delivery-repository.ts';

export interface ReportSmsDeliveryPorts {
  readonly deliveries: Pick<DeliveryRepository, 'byReference' | 'settle'>;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The provider tells what became of an SMS; who does not know the secret learns nothing. A repeated report changes nothing. */
export function reportSmsDeliveryRoute({ deliveries, secret, now }: ReportSmsDeliveryPorts) {
  return implement(notificationsRoutes.reportSmsDelivery, async ({ params, body }) => {
    if (!isSame(params.secret, secret)) throw appError('NotFoundException', 'Unknown address.');
    const delivery = await deliveries.byReference(body.reference);
    if (!delivery) throw appError('NotFoundException', 'Unknown reference.');
    if (delivery.state === 'sent' || delivery.state === 'unknown') {
      await deliveries.settle(
        delivery,
        { state: body.state, ...(body.reason ? { reason: body.reason } : {}) },
        new Date(now()),
      );
    }
    return { status: 'ok' as const };
  });
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
