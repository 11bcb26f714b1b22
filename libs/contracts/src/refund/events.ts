import { z } from 'zod';
import { defineEvent } from '../define/define-event.ts';
import { id } from '../values/primitives.ts';

const batch = z.object({
  refund_id: id,
  repair_ids: z.array(id),
  /** Whose share of the files the batch pays; absent: the programme’s. */
  funder_id: id.optional(),
});

/** One transfer, with what a mail of it says; events from before that was told lack all but the first two. */
const transfer = z.object({
  entity_id: id,
  /** Its files, corrected ones too. */
  repair_ids: z.array(id),
  /** Its end-to-end id. */
  reference: z.string().optional(),
  /** Integer cents of the transfer. */
  cents: z.int().optional(),
  /** Signed integer cents of each file: below zero where too much was paid before. */
  files: z.array(z.object({ repair_rozo_id: z.string(), cents: z.int() })).default([]),
});

/** Transfers of a batch that the bank answered. */
const settled = batch.extend({
  /** Each with its files; none in events from before this was told. */
  transfers: z.array(transfer).default([]),
  /** Of them, files that had been paid before: corrected, or sent back by the bank earlier. */
  corrected_ids: z.array(id).default([]),
});

const unpaid = settled.extend({
  /** Whose account the money did not reach. */
  entity_ids: z.array(id),
  /** ISO 20022 code of the bank, `AC01`; `SETTLED_BY_PEOPLE` where two people decided. */
  reason: z.string(),
});

const refundDrafted = defineEvent('refund.drafted', 1, 'A batch was drafted', batch);
const refundApproved = defineEvent('refund.approved', 1, 'A second administrator approved a batch', batch);
const refundExported = defineEvent(
  'refund.exported',
  1,
  'The pain.001 file of a batch was handed over',
  batch.extend({
    /** Each with its files; none in events from before this was told. */
    transfers: z.array(transfer).default([]),
  }),
);
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
  settled.extend({
    confirmed_at: z.iso.datetime(),
    /** Two people decided so, against an earlier answer of the bank: what was due again is paid. */
    after_all: z.boolean().optional(),
  }),
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
