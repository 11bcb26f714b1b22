import type { Dictionary } from './dictionary.ts';

/** The envelope of an event, and what stands in none of the dictionaries beside. */
export const eventFields: Dictionary = {
  aggregate_id: 'Id of what the event is about',
  closes_sessions: 'True when the act ends every session of the establishment’s account',
  conditions_accepted: 'True once the general conditions stand accepted',
  data: 'What happened',
  event_id: 'Id of the event; an event that comes twice has the same one',
  mail_due: 'Of events that were written before `mail` was: whether a mail follows',
  occurred_at: 'When it happened; ISO 8601, UTC',
  request_id: 'Id of the call that caused it, as the answer of that call told it',
  sequence: 'Number of the write of this aggregate, rising by one; the highest is the newest',
  terms_accepted: 'True once the terms of use stand accepted; absent from what was told before it was asked',
  version: 'Version of the event’s shape',
};
