import { z } from 'zod';
import { defineEvent } from '../define-event.ts';
import { id } from '../wire/primitives.ts';

const batch = z.object({ refund_id: id, repair_ids: z.array(id) });

/** Transfers of a batch that the bank answered. */
const settled = batch.extend({
  /** Of them, files that had been paid before: corrected, or sent back by the bank earlier. */
  corrected_ids: z.array(id).default([]),
});

const unpaid = settled.extend({
  /** Whose account the money did not reach. */
  entity_ids: z.array(id),
  /** The files of each of them, corrected ones too; none in events from before this was told. */
  transfers: z.array(z.object({ entity_id: id, repair_ids: z.array(id) })).default([]),
  /** ISO 20022 code of the bank, `AC01`. */
  reason: z.string(),
});

const refundDrafted = defineEvent('refund.drafted', 1, 'A batch was drafted', batch);
const refundApproved = defineEvent('refund.approved', 1, 'A second administrator approved a batch', batch);
const refundExported = defineEvent('refund.exported', 1, 'The pain.001 file of a batch was handed over', batch);
const refundRefused = defineEvent(
  'refund.refused',
  1,
  'A second administrator refused a draft: its files wait for another batch',
  batch,
);
const refundWithdrawn = defineEvent(
  'refund.withdrawn',
  1,
  'The drafter withdrew a draft: its files wait for another batch',
  batch,
);
export const refundConfirmed = defineEvent(
  'refund.confirmed',
  1,
  'The bank confirmed transfers of a batch: their files are refunded',
  settled.extend({ confirmed_at: z.iso.datetime() }),
);
const refundRejected = defineEvent(
  'refund.rejected',
  1,
  'The bank refused transfers of a batch: their files wait for another one',
  unpaid,
);
const refundReturned = defineEvent(
  'refund.returned',
  1,
  'The bank sent transfers of a batch back: what was paid is due again',
  unpaid,
);

export const refundEvents = {
  refundDrafted,
  refundApproved,
  refundExported,
  refundRefused,
  refundWithdrawn,
  refundConfirmed,
  refundRejected,
  refundReturned,
} as const;
