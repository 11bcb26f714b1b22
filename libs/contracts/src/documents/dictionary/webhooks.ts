import type { Dictionary } from './dictionary.ts';

/** Where software is told of events, and what was sent there. */
export const webhookFields: Dictionary = {
  answer_code: 'HTTP status of the answer; absent where nobody answered',
  duration_ms: 'How long it took, milliseconds',
  ends_date: 'When the secret signs no more; ISO 8601, UTC; null of the newest one',
  failing_since_date: 'Since when nothing was taken; ISO 8601, UTC; null while the last call was',
  'tries.failure':
    'Why nobody answered: `address` leads to a private network, `unresolved` has none, `unreachable`, `tls`, `timeout` after ten seconds, `cut`',
  next_try_date: 'When it is tried next; ISO 8601, UTC; null once it was taken or given up',
  overlap_hours: 'Hours for which calls are signed with the former secret as well',
  tries: 'The last twenty tries, oldest first',
  try_count: 'How often it was tried',
  waiting: 'Calls that are still to be taken',
  webhook: 'The webhook, as administrators see it',
  webhook_id: 'Id of the webhook, given by the server',
  webhook_secret: 'The secret that signs, as Standard Webhooks writes it: `whsec_` and 32 bytes in base64',
};
