import { envelopeAlerts, usedUpActs } from '@alveole/domain';
import { z } from 'zod';
import { defineEvent } from '../define/define-event.ts';
import { id } from '../values/primitives.ts';

const envelopeAlerted = defineEvent(
  'envelope.alerted',
  1,
  'A funder’s envelope is used to 80 or 95 per cent; administrators are told, once for each amount',
  z.object({
    campaign_id: id,
    funder_id: id,
    funder_name: z.string(),
    percent: z.literal(envelopeAlerts),
    amount_cents: z.int(),
    left_cents: z.int(),
    when_used_up: z.enum(usedUpActs),
    /** Of `redirect`: who pays then. */
    redirect_name: z.string().optional(),
    /** At the pace of the weeks before; absent where there is none. */
    ends_on: z.iso.date().optional(),
  }),
);

export const campaignEvents = { envelopeAlerted } as const;
