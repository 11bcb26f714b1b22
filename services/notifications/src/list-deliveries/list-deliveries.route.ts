import { notificationsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { DeliveryRepository } from '../delivery/delivery-repository.ts';

/** What went out, and above all what may not have. */
export function listDeliveriesRoute(deliveries: Pick<DeliveryRepository, 'page'>) {
  return implement(notificationsRoutes.listDeliveries, async ({ query }) => {
    const page = await deliveries.page(query);
    return page.map(({ delivery_id, channel, template, aggregate_id, state, reason, create_date }) => ({
      delivery_id,
      channel,
      template,
      aggregate_id,
      state,
      reason,
      create_date: create_date.toISOString(),
    }));
  });
}
