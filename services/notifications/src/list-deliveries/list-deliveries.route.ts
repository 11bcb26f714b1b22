import { notificationsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import { deliveryToWire, filterOf } from '../wire/delivery-wire.ts';
import { listDeliveries } from './list-deliveries.ts';

export function listDeliveriesRoute(ports: NotificationsPorts) {
  return implement(notificationsRoutes.listDeliveries, async ({ query }) =>
    (await listDeliveries(ports, filterOf(query))).map(deliveryToWire),
  );
}
