import { envelopeAlerts, usedUpActs } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly } from '../define/route-parts.ts';
import { day, id, instant } from '../values/primitives.ts';

const openEnvelope = z.object({
  funder_id: id,
  funder_name: z.string(),
  amount_cents: z.int(),
  left_cents: z.int().describe('What no file takes yet, cents; below zero where the amount was lowered'),
  when_used_up: z.enum(usedUpActs),
  redirect_to: id.optional(),
});

/** An envelope in full, as the desk and its own funder read it. */
export const funderEnvelope = openEnvelope.extend({
  reserved_cents: z.int(),
  committed_cents: z.int(),
  paid_cents: z.int(),
  alert: z.literal(envelopeAlerts).optional(),
  forecast: z.object({ kind: z.enum(['used-up', 'too-early', 'at-rest', 'ends']), day: day.optional() }),
  awaiting_files: z.int(),
  compared_at: instant.optional(),
  difference_cents: z.int().optional(),
});

export const readEnvelopes = defineRoute({
  service: 'repairs',
  name: 'readEnvelopes',
  scope: 'statistics:read',
  method: 'GET',
  path: '/v1/repairs/envelopes',
  auth: administratorOnly,
  summary: 'The envelopes of the campaign’s funders: what is reserved, committed, paid and left, and when each ends',
  description: 'In the order of the campaign; empty where no funder has an envelope.',
  responses: { 200: z.array(funderEnvelope) },
});

export const readOpenEnvelopes = defineRoute({
  service: 'repairs',
  name: 'readOpenEnvelopes',
  method: 'GET',
  path: '/v1/repairs/open_envelopes',
  auth: 'public',
  summary: 'What each funder gives to the campaign, what is left of it, and what happens then',
  description: 'In the order of the campaign; empty where no funder has an envelope.',
  responses: { 200: z.array(openEnvelope) },
  rateLimit: { perMinute: 120, by: 'address' },
  cacheSeconds: 60,
});
