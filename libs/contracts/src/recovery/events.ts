import { z } from 'zod';
import { overpaymentCauses, recoveryStates } from '@alveole/domain';
import { defineEvent } from '../define/define-event.ts';
import { day, id } from '../values/primitives.ts';

/** A payment request as other services hear of it; amounts are integer cents. */
const request = z.object({
  recovery_id: id,
  entity_id: id,
  /** To whom it is owed; absent: the programme. */
  funder_id: id.optional(),
  /** As the campaign called it that day. */
  funder_name: z.string().optional(),
  reference: z.string(),
  /** What the request asked for at first; absent of what was told before. */
  requested_cents: z.int().optional(),
  /** What is still to pay. */
  left_cents: z.int(),
  due_on: day,
  creditor_name: z.string(),
  creditor_iban: z.string(),
  /** With the cents that are owed for each, or that were paid back. */
  files: z.array(
    z.object({
      repair_id: id,
      repair_rozo_id: z.string(),
      cents: z.int(),
      cause: z.enum(overpaymentCauses).optional(),
    }),
  ),
});

export const recoveryEvents = {
  recoveryRequested: defineEvent(
    'recovery.requested',
    1,
    'An establishment is asked to pay back what it owes',
    request,
  ),
  recoveryReminded: defineEvent('recovery.reminded', 1, 'An establishment is reminded of a payment request', request),
  recoveryPaid: defineEvent(
    'recovery.paid',
    1,
    'The bank told of money that settles a payment request, or a part of it',
    request.extend({ receipt_id: id, cents: z.int() }),
  ),
  recoveryEnded: defineEvent(
    'recovery.ended',
    1,
    'Nothing is left of a payment request',
    request.extend({
      state: z.enum(recoveryStates),
      written_off_cents: z.int(),
      is_paid: z.boolean(),
      /** What was written off, file by file; none in events from before this was told. */
      written_off_files: z.array(z.object({ repair_id: id, cents: z.int() })).default([]),
    }),
  ),
} as const;
