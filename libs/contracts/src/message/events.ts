import { z } from 'zod';
import { defineEvent } from '../define/define-event.ts';
import { id } from '../values/primitives.ts';

export const smsDeliveryReported = defineEvent(
  'sms.delivery-reported',
  1,
  'What became of an SMS or mail that a file asked for',
  z.object({
    repair_id: id,
    event_id: z.string(),
    state: z.enum(['sent', 'delivered', 'failed', 'unknown']),
    reason: z.string().optional(),
    at: z.iso.datetime(),
  }),
);

export const deliveryEvents = { smsDeliveryReported } as const;
