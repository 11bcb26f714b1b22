import { messageRoutes } from '@alveole/contracts/message';
import { implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import { reportSmsDelivery } from './report-sms-delivery.ts';

export function reportSmsDeliveryRoute(ports: NotificationsPorts) {
  return implement(messageRoutes.reportSmsDelivery, async ({ params, body, signed }) => {
    await reportSmsDelivery(ports, { ...params, ...body, signed });
    return { status: 'ok' as const };
  });
}
