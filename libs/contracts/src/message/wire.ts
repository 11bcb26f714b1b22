import { deliveryStateNames } from '@alveole/domain';
import { z } from 'zod';
import { id, instant, internationalPhone, mail } from '../values/primitives.ts';

/** `claimed`: on its way; `declined`: the person asked not to receive it. */
export const deliveryState = z.enum(deliveryStateNames);

export const channel = z.enum(['mail', 'sms']);

/** A mail or SMS with its fate; neither its address nor its text is kept. */
export const delivery = z.object({
  delivery_id: id,
  channel,
  template: z.string(),
  aggregate_id: z.string(),
  state: deliveryState,
  reason: z.string().optional(),
  create_date: instant,
});

/** Where a message goes: a mail address, or a phone in its international form. */
export const recipient = z.union([mail, internationalPhone], 'Invalid email');

/** Codes of decisions, whose mails older clients ask for themselves: a complement, and what the federation answers. */
export const mailCodes = ['CODE29', 'CODE32', 'CODE33', 'CODE34'] as const;
