import type { ImplementedRoute } from '@alveole/service-kit';
import { listDeliveriesRoute } from './list-deliveries/list-deliveries.route.ts';
import { followMessagesRoutes } from './follow-messages/follow-messages.route.ts';
import { previewTemplateRoute } from './preview-template/preview-template.route.ts';
import { findPersonRoute } from './find-person/find-person.route.ts';
import { forgetPersonDeliveriesRoute } from './forget-persons/forget-person-deliveries.route.ts';
import { manageWebhooksRoutes } from './manage-webhooks/manage-webhooks.route.ts';
import { stopMessagesRoutes } from './stop-messages/stop-messages.route.ts';
import type { NotificationsPorts } from './ports.ts';
import { previewMailRoute } from './preview-mail/preview-mail.route.ts';
import { sendMailRoutes } from './send-mail/send-mail.route.ts';
import { listEntityDeliveriesRoute } from './list-entity-deliveries/list-entity-deliveries.route.ts';
import { reportBrevoSmsRoute, reportSmsDeliveryRoute } from './report-sms-delivery/report-sms-delivery.route.ts';

/** Every call that the contracts declare for this service. */
export function routesOf(ports: NotificationsPorts): ImplementedRoute[] {
  return [
    listDeliveriesRoute(ports),
    listEntityDeliveriesRoute(ports),
    ...followMessagesRoutes(ports),
    previewMailRoute(ports),
    previewTemplateRoute(ports),
    ...stopMessagesRoutes(ports),
    ...sendMailRoutes(ports),
    reportSmsDeliveryRoute(ports),
    reportBrevoSmsRoute(ports),
    findPersonRoute(ports),
    forgetPersonDeliveriesRoute(ports),
    ...manageWebhooksRoutes(ports),
  ];
}
