import { notificationsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import { reportSmsDelivery } from './report-sms-delivery.ts';

export function reportSmsDeliveryRoute(ports: NotificationsPorts) {
  return implement(notificationsRoutes.reportSmsDelivery, async ({ params, body, signed }) => {
    await reportSmsDelivery(ports, { ...params, ...body, signed });
    return { status: 'ok' as const };
  });
}
