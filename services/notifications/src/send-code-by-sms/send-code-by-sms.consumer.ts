import type { EventHandlers } from '@alveole/messaging';
import type { DeliverPorts } from '../delivery/deliver.ts';
import { deliver } from '../delivery/deliver.ts';
import { validationCodeSms } from '../message/code-messages.ts';

const lesson = 1;

/** A file asked for its code: it goes to the beneficiary's phone. @param open unseals the digits */
export function sendCodeBySmsConsumer(ports: DeliverPorts, open: (sealed: string) => string) {
  return {
    'repair.code-requested': async ({ event_id, data }) => {
      const sms = validationCodeSms(data.phone, open(data.sealed_code), data.entity_name, data.gender === lesson);
      await deliver(ports, { event_id, aggregate_id: data.repair_id, expires_at: Date.parse(data.expires_at) }, sms);
    },
  } satisfies EventHandlers;
}
