import { messageRoutes } from '@alveole/contracts/message';
import { eachInWords, implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import { deliveryToWire, filterOf } from '../wire/delivery-wire.ts';
import { listDeliveries } from './list-deliveries.ts';

export function listDeliveriesRoute(ports: NotificationsPorts) {
  return implement(messageRoutes.listDeliveries, async ({ query }) =>
    eachInWords(await listDeliveries(ports, filterOf(query)), deliveryToWire),
  );
}
