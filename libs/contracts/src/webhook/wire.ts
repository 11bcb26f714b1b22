import { integrationTypes, trialType, webhookCallStates, webhookStates } from '@alveole/domain';
import { z } from 'zod';
import { id, instant, rowHash } from '../values/primitives.ts';

/** Why nobody answered a call: there was no answer code. */
export const callFailures = ['address', 'unresolved', 'unreachable', 'tls', 'timeout', 'cut'] as const;
export type CallFailure = (typeof callFailures)[number];

export const callId = id.describe('Id of the call in the log');
export const callType = z.enum([...integrationTypes, trialType]).describe('Type of the event');
export const callState = z.enum(webhookCallStates).describe('`abandoned`: no try is left, or a trial was not taken');
export const types = z
  .array(z.enum(integrationTypes))
  .min(1, 'Field is required')
  .max(integrationTypes.length, 'Too long')
  .describe('Types of events that are told');

export const webhook = z.object({
  webhook_id: id,
  row_hash: rowHash,
  client_id: id,
  url: z.string().describe('Address that is called'),
  types: z.array(z.enum(integrationTypes)).describe('Types of events that are told'),
  state: z
    .enum(webhookStates)
    .describe('`disabled`: nothing was taken for three days; `ended`: with the access of its client'),
  secrets: z.array(z.object({ secret_id: id, hint: z.string(), created_date: instant, ends_date: instant.nullable() })),
  failing_since_date: instant.nullable(),
  waiting: z.int(),
  history: z
    .array(z.object({ at: instant, by: z.string(), act: z.string() }))
    .describe('What was done to the webhook, newest first'),
});

export const webhookWithSecret = z.object({ webhook, webhook_secret: z.string() });

export const callTry = z.object({
  at: instant.describe('When it began; ISO 8601, UTC'),
  answer_code: z.int().optional(),
  failure: z.enum(callFailures).optional(),
  duration_ms: z.int(),
});

export const webhookCall = z.object({
  call_id: callId,
  message_id: id.describe('The header `webhook-id`: the same at each try'),
  type: callType,
  subject: z.string().describe('Number of the file; of an establishment its id'),
  state: callState,
  create_date: instant,
  next_try_date: instant.nullable(),
  try_count: z.int(),
  tries: z.array(callTry),
});
