import { z } from 'zod';
import { consumerId } from '../../beneficiary/wire.ts';
import { defineRoute } from '../../define/define-route.ts';
import { id, text } from '../../values/primitives.ts';

/** Asked before a counter changes the number to which codes go. */
export const listWaitingShops = defineRoute({
  service: 'repairs',
  name: 'listWaitingShops',
  method: 'GET',
  path: '/v1/repairs/waiting_shops/:consumer_id',
  auth: 'service',
  summary: 'Where a file of a beneficiary waits for his confirmation',
  params: z.strictObject({ consumer_id: consumerId }),
  responses: { 200: z.object({ entity_ids: z.array(id) }) },
});

/** Refunds locks the files of a batch before it approves it; what left 5 or 11 meanwhile is named. */
export const lockForRefund = defineRoute({
  service: 'repairs',
  name: 'lockForRefund',
  method: 'PUT',
  path: '/v1/repairs/refund_locks',
  auth: 'service',
  summary: 'Lock files for a transfer of one funder; answers which could be locked and for how much',
  body: z.strictObject({
    refund_id: id,
    /** Whose share the batch pays; absent: the programme’s. */
    funder_id: id.optional(),
    repair_ids: z.array(id).min(1).max(5000),
  }),
  responses: {
    200: z.object({ locked: z.array(z.object({ repair_id: id, amount_to_refund: z.number() })), refused: z.array(id) }),
  },
});

/** Asked before the objects of a closed establishment are removed. */
export const listNamedObjects = defineRoute({
  service: 'repairs',
  name: 'listNamedObjects',
  method: 'POST',
  path: '/v1/repairs/named_objects',
  auth: 'service',
  summary: 'Which of these objects a repair file of the establishment names',
  body: z.strictObject({ entity_id: id, keys: z.array(text(1024).min(1)).min(1).max(500) }),
  responses: { 200: z.object({ keys: z.array(z.string()) }) },
});

/** Asked before enrolment forgets beneficiaries. */
export const listNeededConsumers = defineRoute({
  service: 'repairs',
  name: 'listNeededConsumers',
  method: 'POST',
  path: '/v1/repairs/needed_consumers',
  auth: 'service',
  summary: 'Which of these beneficiaries have a file whose personal data are still within their term',
  body: z.strictObject({ consumer_ids: z.array(consumerId).min(1).max(100) }),
  responses: { 200: z.object({ consumer_ids: z.array(consumerId) }) },
});
