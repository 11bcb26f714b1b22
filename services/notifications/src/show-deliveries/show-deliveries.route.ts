import { messageRoutes } from '@alveole/contracts/message';
import { eachInWords, implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import { deliveryToWire } from '../wire/delivery-wire.ts';
import { showDeliveries } from './show-deliveries.ts';

export function showDeliveriesRoute(ports: NotificationsPorts) {
  return implement(messageRoutes.listEntityDeliveries, async ({ params, query, actor }) => {
    const wanted = { entityId: params.id, eventIds: query.event_ids };
    return eachInWords(await showDeliveries(ports, wanted, actor), (delivery) => {
      const { template, state, reason, create_date } = deliveryToWire(delivery);
      return { event_id: delivery.eventId, template, state, reason, create_date };
    });
  });
}
