import type { RouteAnswer } from '@alveole/contracts';
import type { webhookRoutes } from '@alveole/contracts/webhook';
import type { Webhook } from '../record/webhook.ts';
import type { WebhookCall } from '../record/webhook-call.ts';

type Routes = typeof webhookRoutes;

/** A webhook as the wire has it, without its secrets. @param waiting calls that are still to be taken */
export function webhookToWire(webhook: Webhook, waiting: number): RouteAnswer<Routes['changeWebhook']> {
  const { webhookId, rowHash, clientId, url, types, state, secrets, failingSince, history } = webhook;
  return {
    webhook_id: webhookId,
    row_hash: rowHash,
    client_id: clientId,
    url,
    types: [...types],
    state,
    secrets: secrets.map(({ id, hint, createdAt, endsAt }) => ({
      secret_id: id,
      hint,
      created_date: createdAt.toISOString(),
      ends_date: endsAt?.toISOString() ?? null,
    })),
    failing_since_date: failingSince?.toISOString() ?? null,
    waiting,
    history: history.map(({ at, byName, act }) => ({ at: at.toISOString(), by: byName, act })).reverse(),
  };
}

/** A call as the log shows it. */
export function webhookCallToWire(call: WebhookCall): RouteAnswer<Routes['tryWebhook']> {
  const { callId, messageId, type, subjectName, state, createdAt, nextAt, tryCount, tries } = call;
  return {
    call_id: callId,
    message_id: messageId,
    type,
    subject: subjectName,
    state,
    create_date: createdAt.toISOString(),
    next_try_date: (state === 'waiting' && nextAt?.toISOString()) || null,
    try_count: tryCount,
    tries: tries.map(({ at, answerCode, failure, durationMs }) => ({
      at: at.toISOString(),
      ...(answerCode !== undefined && { answer_code: answerCode }),
      ...(failure !== undefined && { failure }),
      duration_ms: durationMs,
    })),
  };
}
