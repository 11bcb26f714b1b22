import type { EventHandlers } from '@alveole/messaging';
import type { DeliverPorts } from '../delivery/deliver.ts';
import { deliver } from '../delivery/deliver.ts';
import { preRegistrationMail } from '../message/code-messages.ts';

/** Who pre-registers gets the code by mail; who is recorded at the counter has it on the screen there. */
export function tellBeneficiaryConsumer(ports: DeliverPorts) {
  return {
    'consumer.registered': async ({ event_id, data: { consumer, pre_registered } }) => {
      if (!pre_registered || !consumer.mail) return;
      const mail = preRegistrationMail(consumer.mail, consumer.first_name, consumer.consumer_id);
      await deliver(ports, { event_id, aggregate_id: consumer.consumer_id }, mail);
    },
  } satisfies EventHandlers;
}
