import type { ImplementedRoute } from '@alveole/service-kit';
import { listDeliveriesRoute } from './list-deliveries/list-deliveries.route.ts';
import type { NotificationsPorts } from './ports.ts';
import { reportSmsDeliveryRoute } from './report-sms-delivery/report-sms-delivery.route.ts';

/** Every call that the contracts declare for this service. */
export function routesOf(ports: NotificationsPorts): ImplementedRoute[] {
  return [listDeliveriesRoute(ports), reportSmsDeliveryRoute(ports)];
}
