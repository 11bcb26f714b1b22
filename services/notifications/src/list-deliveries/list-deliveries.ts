import type { NotificationsPorts } from '../ports.ts';
import type { Delivery } from '../record/delivery.ts';
import type { DeliveryFilter } from '../record/delivery.ts';

/** What went out, newest first, and above all what may not have. */
export function listDeliveries(
  { deliveries }: Pick<NotificationsPorts, 'deliveries'>,
  filter: DeliveryFilter,
): Promise<Delivery[]> {
  return deliveries.page(filter);
}
