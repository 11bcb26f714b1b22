import { operationCodes, pickUpProofs, receiptReaders } from '@alveole/domain';
import { z } from 'zod';
import { id, operationDate } from '../values/primitives.ts';
import { fileActor, repairStatus } from './file-fields.ts';
import { stamps } from './operation-wire.ts';

/** One operation of a file, as its history tells it. */
export const historyEntry = z.object({
  operation_id: id,
  operation_code: z.enum(operationCodes),
  operation_date: operationDate,
  /** Status after the operation. */
  status: repairStatus,
  actor: fileActor,
  operation_data: z.object({
    media_url: z.string().optional(),
    media_hash: z.string().optional(),
    full_media_url: z.string().optional(),
    type_file: z.string().optional(),
    amount_net: z.number().optional(),
    amount_id: z.number().optional(),
    amount_to_refund: z.number().optional(),
    text: z.string().optional(),
    motif: z.object({ code: z.string().optional(), tab: z.array(z.string()) }).optional(),
    operation_comment: z.string().optional(),
    refund_id: z.string().optional(),
    /** The copy of an invoice that carries the stamp; `media_url` is the original. */
    stamped_media_url: z.string().optional(),
    stamped_media_hash: z.string().optional(),
    full_stamped_media_url: z.string().optional(),
    /** VELO: the bike from now on, and the one that it replaced. */
    repair_bike_brand: z.string().optional(),
    repair_bike_serial: z.string().optional(),
    repair_bike_comment: z.string().optional(),
    former_bike_brand: z.string().optional(),
    former_bike_serial: z.string().optional(),
    former_bike_comment: z.string().optional(),
    /** VAL: what the pick-up was closed with (docs/PREUVES.md). */
    pick_up_proof: z.enum(pickUpProofs).optional(),
    /** FAC: the text of the PDF holds the typed amount; absent where it holds another one, and of a picture. */
    amount_is_printed: z.boolean().optional(),
    /** FAC, FACVE: how the premium was reckoned; absent of invoices of earlier versions. */
    reckoning: z
      .object({
        campaign_id: z.string(),
        campaign_version: z.int(),
        steps: z.array(z.object({ title: z.string(), value: z.string(), sentence: z.string().optional() })),
        supplements: z
          .array(z.object({ campaign_id: z.string(), campaign_version: z.int(), amount: z.number() }))
          .optional(),
      })
      .optional(),
    /** RECU: whose address the receipt went to; the address itself is not kept. */
    receipt_to: z.enum(receiptReaders).optional(),
    /** FAC, FACVE: answers that it took away, each with its question as it was asked. */
    removed_answers: z.array(z.object({ question_id: z.string(), question: z.string() })).optional(),
    /** SMS, MEL: the code went to a number or an address that the client named; it is not kept. */
    named_by_client: z.literal(true).optional(),
    ...stamps,
  }),
});

export type HistoryEntry = z.output<typeof historyEntry>;
