import type { EventHandlers } from '@alveole/messaging';
import type { RepairsPorts } from '../ports.ts';
import { followSms } from './follow-sms.ts';

export function smsConsumer(ports: RepairsPorts) {
  return {
    'sms.delivery-reported': ({ data }) =>
      followSms(ports, {
        repairId: data.repair_id,
        eventId: data.event_id,
        state: data.state,
        at: new Date(data.at),
        reason: data.reason,
      }),
  } satisfies EventHandlers;
}
