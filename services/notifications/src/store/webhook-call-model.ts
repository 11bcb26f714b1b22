import type { CallType, WebhookCallState } from '@alveole/domain';
import { defineSchema } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import type { CallTry, WebhookCall } from '../record/webhook-call.ts';

export interface StoredCall {
  _id: string;
  webhookId: string;
  messageId: string;
  type: CallType;
  subjectId: string;
  subjectName: string;
  order: string;
  body: string;
  state: WebhookCallState;
  createdAt: Date;
  nextAt?: Date;
  tryCount: number;
  tries: CallTry[];
}

const text = { type: String, required: true };
const instant = { type: Date, required: true };
const whole = { type: Number, required: true };

const schema = defineSchema<StoredCall>(
  {
    webhookId: text,
    messageId: text,
    type: text,
    subjectId: text,
    subjectName: text,
    order: text,
    body: text,
    state: text,
    createdAt: instant,
    nextAt: Date,
    tryCount: whole,
    tries: [{ _id: false, at: instant, answerCode: Number, failure: String, durationMs: whole }],
  },
  [
    { name: 'webhookId_createdAt', fields: { webhookId: 1, createdAt: -1, _id: -1 } },
    { name: 'webhookId_state_createdAt', fields: { webhookId: 1, state: 1, createdAt: -1, _id: -1 } },
    { name: 'state_createdAt', fields: { state: 1, createdAt: 1 } },
    { name: 'webhookId_state_nextAt', fields: { webhookId: 1, state: 1, nextAt: 1 } },
    { name: 'webhookId_subjectId_state_order', fields: { webhookId: 1, subjectId: 1, state: 1, order: 1 } },
  ],
);

export const callModelOf = (database: Database) => database.model<StoredCall>('webhook_calls', schema);

export function storedCall({ callId: _id, nextAt, tries, ...same }: WebhookCall): StoredCall {
  return { _id, ...same, ...(nextAt && { nextAt }), tries: [...tries] };
}

export function callOf({ _id, nextAt, tries, ...stored }: StoredCall): WebhookCall {
  return {
    ...stored,
    callId: _id,
    nextAt: nextAt ?? undefined,
    tries: tries.map(({ at, answerCode, failure, durationMs }) => ({
      at,
      answerCode: answerCode ?? undefined,
      failure: failure ?? undefined,
      durationMs,
    })),
  };
}
