import { personRequestRoutes } from '@alveole/contracts/person-request';
import { deliveryStates, deskTime, templateLabel } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import type { Delivery } from '../record/delivery.ts';

/** Enrolment answers the request of a person with it. */
export function findPersonRoute({ deliveries, optOutLinks }: Pick<NotificationsPorts, 'deliveries' | 'optOutLinks'>) {
  return implement(personRequestRoutes.findPersonDeliveries, async ({ body }) => ({
    deliveries: (await deliveries.toRecipients(body.recipients.map(optOutLinks.mark))).map(toTrace),
  }));
}

function toTrace({ begunAt, channel, template, state }: Delivery) {
  return {
    at: deskTime(begunAt),
    channel: channel === 'sms' ? 'SMS' : 'Courriel',
    label: templateLabel(template),
    outcome: deliveryStates[state === 'begun' ? 'claimed' : state].label,
  };
}
