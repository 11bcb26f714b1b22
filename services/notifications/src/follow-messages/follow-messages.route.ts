import { messageRoutes } from '@alveole/contracts/message';
import { eachInWords, implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import { deliveryToWire } from '../wire/delivery-wire.ts';
import { readAddressHistory, readEntityHistory, readFileHistory } from './follow-messages.ts';

/** What went out, by file, by establishment and by address. */
export function followMessagesRoutes(ports: NotificationsPorts) {
  return [
    implement(messageRoutes.listRepairMessages, async ({ params: { id }, query }) =>
      eachInWords(await readFileHistory(ports, id, { createdBefore: query.created_before }), deliveryToWire),
    ),
    implement(messageRoutes.listEntityMessages, async ({ params: { id }, query, actor }) =>
      eachInWords(await readEntityHistory(ports, id, { createdBefore: query.created_before }, actor), deliveryToWire),
    ),
    implement(messageRoutes.listAddressMessages, async ({ body: { to, created_before: createdBefore } }) => {
      const { deliveries, optOuts } = await readAddressHistory(ports, to, { createdBefore });
      return {
        deliveries: eachInWords(deliveries, deliveryToWire),
        opt_outs: optOuts.map(({ topic, since }) => ({ topic, since: since.toISOString() })),
      };
    }),
  ];
}
