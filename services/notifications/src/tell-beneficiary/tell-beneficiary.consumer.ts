import type { EventHandlers } from '@alveole/messaging';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import { tellBeneficiary } from './tell-beneficiary.ts';

export function tellBeneficiaryConsumer(ports: DeliverPorts) {
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
  } satisfies EventHandlers;
}
