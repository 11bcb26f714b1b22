import type { EventHandlers } from '@alveole/messaging';
import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import { fundCallMail } from './fund-call-mail.ts';

type TellFunderPorts = DeliverPorts & Pick<NotificationsPorts, 'funderMails' | 'pages'>;

/** Every open account of a funder is told what its funder is asked for. */
export function tellFunderConsumer(ports: TellFunderPorts) {
  return {
    async 'funds.called'({ event_id, aggregate_id, data }) {
      const { funder_id, funder_name: funderName, number, basis } = data;
      const call = { funderName, number, basis, calledCents: data.called_cents, untilDay: data.until_day };
      for (const to of await ports.funderMails(funder_id))
        await deliverMessage(
          ports,
          { eventId: event_id, aggregateId: aggregate_id },
          fundCallMail(to, call, ports.pages),
        );
    },
  } satisfies EventHandlers;
}
