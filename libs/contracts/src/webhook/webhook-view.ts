import type { CallType, IntegrationType, WebhookCallState, WebhookState } from '@alveole/domain';
import type { RouteInput, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as callRoutes from './call-routes.ts';
import type * as webhookRoutes from './webhook-routes.ts';
import type { CallFailure } from './wire.ts';

type Routes = typeof webhookRoutes;
type WireWebhook = RouteResult<Routes['changeWebhook']>;
type CallRoutes = typeof callRoutes;
type WireCall = RouteResult<CallRoutes['tryWebhook']>;

/** A secret that signs, as it is shown: never itself, but its last signs. Instants are ISO 8601, UTC. */
export interface WebhookSecretView {
  readonly secretId: string;
  readonly hint: string;
  readonly createdAt: string;
  /** When it signs no more; undefined of the newest one. */
  readonly endsAt: string | undefined;
}

/** Where software is told of events, and what was done to it, newest first. */
export interface WebhookView {
  readonly webhookId: string;
  readonly rowHash: string;
  readonly url: string;
  readonly types: readonly IntegrationType[];
  readonly state: WebhookState;
  readonly secrets: readonly WebhookSecretView[];
  /** Since when nothing was taken; undefined while the last call was. */
  readonly failingSince: string | undefined;
  /** Calls that are still to be taken. */
  readonly waiting: number;
  readonly history: readonly { readonly at: string; readonly by: string; readonly act: string }[];
}

/** One try of a call: the code of the answer, or why there was none. */
export interface CallTryView {
  readonly at: string;
  readonly answerCode: number | undefined;
  readonly failure: CallFailure | undefined;
  readonly durationMs: number;
}

/** One line of the log of a webhook. */
export interface WebhookCallView {
  readonly callId: string;
  readonly messageId: string;
  readonly type: CallType;
  /** The number of the file, or the id of the establishment. */
  readonly subject: string;
  readonly state: WebhookCallState;
  readonly createdAt: string;
  readonly nextTryAt: string | undefined;
  readonly tryCount: number;
  /** The last ones, oldest first. */
  readonly tries: readonly CallTryView[];
}

export function webhookOf(webhook: WireWebhook): WebhookView {
  const { webhook_id: webhookId, row_hash: rowHash, url, types, state, waiting, history } = webhook;
  return {
    webhookId,
    rowHash,
    url,
    types,
    state,
    waiting,
    history,
    failingSince: webhook.failing_since_date ?? undefined,
    secrets: webhook.secrets.map(({ secret_id: secretId, hint, created_date: createdAt, ends_date: endsAt }) => ({
      secretId,
      hint,
      createdAt,
      endsAt: endsAt ?? undefined,
    })),
  };
}

export function webhookCallOf(call: WireCall): WebhookCallView {
  const { call_id: callId, message_id: messageId, type, subject, state, create_date: createdAt } = call;
  return {
    callId,
    messageId,
    type,
    subject,
    state,
    createdAt,
    nextTryAt: call.next_try_date ?? undefined,
    tryCount: call.try_count,
    tries: call.tries.map(({ at, answer_code: answerCode, failure, duration_ms: durationMs }) => ({
      at,
      answerCode,
      failure,
      durationMs,
    })),
  };
}

/** A webhook whose secret is told this once. */
export interface ShownWebhookSecret {
  readonly webhook: WebhookView;
  readonly text: string;
}

export function shownWebhookSecretOf({
  webhook,
  webhook_secret: text,
}: RouteResult<Routes['createWebhook']>): ShownWebhookSecret {
  return { webhook: webhookOf(webhook), text };
}

/** Asks for the webhooks of a client. */
export function webhooksOfClient(clientId: string): RouteInput<Routes['listWebhooks']> {
  return { query: { client_id: clientId } };
}

/** Where a client is to be told, and of which events. */
export interface NewWebhookRequest {
  readonly clientId: string;
  readonly url: string;
  readonly types: readonly IntegrationType[];
}

/** The body that makes a webhook. */
export function newWebhookInput({ clientId, url, types }: NewWebhookRequest): RouteInput<Routes['createWebhook']> {
  return { body: { client_id: clientId, url, types: [...types] } };
}

/** Names a webhook in the version that was read, with the types that it is to tell. */
export function webhookTypesInput(
  webhook: WebhookView,
  types: readonly IntegrationType[],
): RouteInput<Routes['changeWebhook']> {
  const { params, body } = webhookVersion(webhook);
  return { params, body: { ...body, types: [...types] } };
}

/** Names a webhook in the version that was read, with the hours for which its former secret signs as well. */
export function webhookSecretInput(
  webhook: WebhookView,
  overlapHours: number,
): RouteInput<Routes['createWebhookSecret']> {
  const { params, body } = webhookVersion(webhook);
  return { params, body: { ...body, overlap_hours: overlapHours } };
}

/** Which calls of a log are asked for. */
export interface CallFilter {
  readonly state?: WebhookCallState | undefined;
  readonly type?: CallType | undefined;
}

/** Asks for the page of a log behind its last call that is shown. */
export function webhookCallsInput(
  webhookId: string,
  { state, type }: CallFilter,
  last: WebhookCallView | undefined,
): RouteInput<CallRoutes['listWebhookCalls']> {
  const query = { state, type, created_before: last && `${last.createdAt},${last.callId}` };
  return { params: { id: webhookId }, query: withoutAbsent(query) };
}

/** Names a call of a webhook. */
export function webhookCallParams(
  webhookId: string,
  { callId }: Pick<WebhookCallView, 'callId'>,
): RouteInput<CallRoutes['resendWebhookCall']> {
  return { params: { id: webhookId, call_id: callId } };
}

/** Names a webhook, in whichever version. */
export function webhookParams({ webhookId }: Pick<WebhookView, 'webhookId'>): RouteInput<Routes['deleteWebhook']> {
  return { params: { id: webhookId } };
}

/** Names a webhook in the version that was read, for an act on it. */
export function webhookVersion({ webhookId, rowHash }: WebhookView): RouteInput<Routes['pauseWebhook']> {
  return { params: { id: webhookId }, body: { last_row_hash: rowHash } };
}
