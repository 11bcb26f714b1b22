import { personRequestRoutes } from '@alveole/contracts/person-request';
import { implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';

/** What is on its way stays: its fate has still to be written. */
export function forgetPersonDeliveriesRoute({
  deliveries,
  optOutLinks,
}: Pick<NotificationsPorts, 'deliveries' | 'optOutLinks'>) {
  return implement(personRequestRoutes.forgetPersonDeliveries, async ({ body }) => {
    const marks = body.recipients.map(optOutLinks.mark);
    return { forgotten: await deliveries.removeSettled(marks), remaining: await deliveries.countSettled(marks) };
  });
}
