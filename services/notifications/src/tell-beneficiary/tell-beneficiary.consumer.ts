import type { EventHandlers } from '@alveole/messaging';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import { tellBeneficiary, tellCodeElsewhere, tellPhoneChanged } from './tell-beneficiary.ts';

export function tellBeneficiaryConsumer(ports: DeliverPorts & Pick<NotificationsPorts, 'programmeName'>) {
  return {
    'consumer.registered': ({ event_id, data: { consumer, pre_registered } }) =>
      tellBeneficiary(
        ports,
        { eventId: event_id, aggregateId: consumer.consumer_id },
        {
          consumerId: consumer.consumer_id,
          firstName: consumer.typed_first_name ?? consumer.first_name,
          mail: consumer.mail,
          isPreRegistered: pre_registered,
        },
      ),
    'consumer.changed': async ({ event_id, occurred_at, data: { consumer, phone_correction } }) => {
      if (phone_correction === undefined) return;
      await tellPhoneChanged(
        ports,
        { eventId: event_id, aggregateId: consumer.consumer_id },
        {
          consumerId: consumer.consumer_id,
          firstName: consumer.typed_first_name ?? consumer.first_name,
          mail: consumer.mail,
          previous: phone_correction.previous_number,
          next: consumer.smartphone_number,
          shopName: phone_correction.entity_name,
          at: new Date(occurred_at),
        },
      );
    },
    'repair.code-requested': async ({ event_id, data: { repair_id, entity_name, beneficiary } }) => {
      if (beneficiary === undefined) return;
      const occasion = { eventId: event_id, aggregateId: repair_id };
      await tellCodeElsewhere(ports, occasion, { beneficiary, entityName: entity_name, channel: 'sms' });
    },
    'repair.proof-mailed': async ({ event_id, data: { repair_id, entity_name, beneficiary } }) => {
      if (beneficiary === undefined) return;
      const occasion = { eventId: event_id, aggregateId: repair_id };
      await tellCodeElsewhere(ports, occasion, { beneficiary, entityName: entity_name, channel: 'mail' });
    },
  } satisfies EventHandlers;
}
