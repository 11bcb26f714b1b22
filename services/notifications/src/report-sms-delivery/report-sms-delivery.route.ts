import { messageRoutes } from '@alveole/contracts/message';
import { implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import { reportBrevoSms, reportSmsDelivery } from './report-sms-delivery.ts';

export function reportSmsDeliveryRoute(ports: NotificationsPorts) {
  return implement(messageRoutes.reportSmsDelivery, async ({ params, body, signed }) => {
    await reportSmsDelivery(ports, { ...params, ...body, signed });
    return { status: 'ok' as const };
  });
}

export function reportBrevoSmsRoute(ports: NotificationsPorts) {
  return implement(messageRoutes.reportBrevoSms, async ({ params, body }) => {
    await reportBrevoSms(ports, { ...params, reference: String(body.messageId), status: body.msg_status });
    return { status: 'ok' as const };
  });
}
