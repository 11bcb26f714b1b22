import type { IntegrationEvent } from '@alveole/contracts/integration';
import { trialEvent } from '@alveole/contracts/integration';
import type { CallFailure } from '@alveole/contracts/webhook';
import { trialType } from '@alveole/domain';
import type { CallType, WebhookCallState } from '@alveole/domain';
import type { Webhook } from './webhook.ts';

/** One try: the code of the answer, or why nobody answered. */
export interface CallTry {
  readonly at: Date;
  readonly answerCode?: number | undefined;
  readonly failure?: CallFailure | undefined;
  readonly durationMs: number;
}

/** What one webhook is told of one event. */
export interface WebhookCall {
  readonly callId: string;
  readonly webhookId: string;
  /** The header `webhook-id`. */
  readonly messageId: string;
  readonly type: CallType;
  readonly subjectId: string;
  readonly subjectName: string;
  /** Sorts the calls of one subject: one that is not taken holds back those behind it. */
  readonly order: string;
  /** JSON, signed as it stands here at each try. */
  readonly body: string;
  readonly state: WebhookCallState;
  readonly createdAt: Date;
  /** When it is tried next, or when the try that is under way is given up; absent once it waits no longer. */
  readonly nextAt?: Date | undefined;
  /** Since it was told to be sent; a call that is sent once more begins anew. */
  readonly tryCount: number;
  /** The last ones, oldest first. */
  readonly tries: readonly CallTry[];
}

/** A call of an event, due at once. */
export function newCall(webhookId: string, event: IntegrationEvent, body: object, at: Date): WebhookCall {
  const { id, type, subjectId, subjectName, sequence } = event;
  return {
    callId: callIdOf(webhookId, id),
    webhookId,
    messageId: id,
    type,
    subjectId,
    subjectName,
    order: `${at.toISOString()}-${String(sequence).padStart(9, '0')}-${id}`,
    body: JSON.stringify(body),
    state: 'waiting',
    createdAt: at,
    nextAt: at,
    tryCount: 0,
    tries: [],
  };
}

/** A trial of a webhook, before its one try. @param id drawn for it */
export function trialCall({ webhookId }: Pick<Webhook, 'webhookId'>, id: string, at: Date): WebhookCall {
  const timestamp = at.toISOString();
  const { version } = trialEvent;
  return {
    callId: callIdOf(webhookId, id),
    webhookId,
    messageId: id,
    type: trialType,
    subjectId: id,
    subjectName: webhookId,
    order: timestamp,
    body: JSON.stringify({ type: trialType, version, id, timestamp, data: { webhook_id: webhookId } }),
    state: 'waiting',
    createdAt: at,
    tryCount: 0,
    tries: [],
  };
}

const callIdOf = (webhookId: string, messageId: string) => `${webhookId}-${messageId}`;

/** Whether the receiver has taken a call: by 2xx alone, since no redirect is followed. */
export function isTaken({ answerCode }: Pick<CallTry, 'answerCode'>): boolean {
  return answerCode !== undefined && answerCode >= 200 && answerCode < 300;
}
