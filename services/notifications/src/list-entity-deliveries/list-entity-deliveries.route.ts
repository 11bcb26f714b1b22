import { messageRoutes } from '@alveole/contracts/message';
import { eachInWords, implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import { deliveryToWire } from '../wire/delivery-wire.ts';
import { listEntityDeliveries } from './list-entity-deliveries.ts';

export function listEntityDeliveriesRoute(ports: NotificationsPorts) {
  return implement(messageRoutes.listEntityDeliveries, async ({ params, query, actor }) => {
    const wanted = { entityId: params.id, eventIds: query.event_ids };
    return eachInWords(await listEntityDeliveries(ports, wanted, actor), (delivery) => {
      const { template, state, reason, create_date } = deliveryToWire(delivery);
      return { event_id: delivery.eventId, template, state, reason, create_date };
    });
  });
}
