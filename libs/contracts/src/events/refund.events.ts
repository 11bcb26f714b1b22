import { z } from 'zod';
import { defineEvent } from '../define-event.ts';
import { id } from '../wire/primitives.ts';

const batch = z.object({ refund_id: id, repair_ids: z.array(id) });

const refundDrafted = defineEvent('refund.drafted', 1, 'A batch was drafted', batch);
const refundApproved = defineEvent('refund.approved', 1, 'A second administrator approved a batch', batch);
const refundExported = defineEvent('refund.exported', 1, 'The pain.001 file of a batch was handed over', batch);
export const refundConfirmed = defineEvent(
  'refund.confirmed',
  1,
  'The bank confirmed a batch: its files are refunded',
  batch.extend({ confirmed_at: z.iso.datetime() }),
);

export const refundEvents = { refundDrafted, refundApproved, refundExported, refundConfirmed } as const;
