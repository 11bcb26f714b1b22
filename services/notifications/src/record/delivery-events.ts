import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { TemplateName } from '@alveole/domain';
import type { Delivery, Fate } from './delivery.ts';

/** What a file waits to hear of: whether the beneficiary can answer. */
const followed: ReadonlySet<string> = new Set<TemplateName>([
  'validation-code',
  'validation-code-mail',
  'confirmation-link',
]);

/** The fate of a message that its file follows; that of others, and one that is not known yet, are told to nobody. */
export function fateEvents(read: Delivery, { state, reason }: Fate, at: Date): EventEnvelope[] {
  if (!followed.has(read.template) || state === 'begun' || state === 'declined') return [];
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
