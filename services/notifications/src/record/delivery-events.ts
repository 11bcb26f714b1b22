import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { Delivery, Fate } from './delivery.ts';

/** What the file of an SMS waits for; a mail's fate, and one that is not known yet, are told to nobody. */
export function fateEvents(read: Delivery, { state, reason }: Fate, at: Date): EventEnvelope[] {
  if (read.channel !== 'sms' || state === 'begun' || state === 'declined') return [];
  return [
    events.smsDeliveryReported.create({
      event_id: randomUUID(),
      occurred_at: at.toISOString(),
      aggregate_id: read.deliveryId,
      sequence: read.sequence + 1,
      data: {
        repair_id: read.aggregateId,
        event_id: read.eventId,
        state,
        ...(reason ? { reason } : {}),
        at: at.toISOString(),
      },
    }),
  ];
}
