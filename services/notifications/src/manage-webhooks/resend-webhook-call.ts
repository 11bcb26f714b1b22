import { acceptedValue, appError, refusalError } from '@alveole/contracts';
import { callNotResendable, decideWebhookUse, trialType } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import type { WebhookCall } from '../record/webhook-call.ts';
import type { CallFilter } from '../store/webhook-call-store.ts';
import { readWebhook } from './manage-webhooks.ts';
import type { WebhookPorts } from './manage-webhooks.ts';

type LogPorts = Pick<WebhookPorts, 'webhooks' | 'webhookCalls' | 'now'>;

/** A page of the log of a webhook, newest first. Throws `NotAuthorizedException`, `NotFoundException`. */
export async function listWebhookCalls(
  ports: LogPorts,
  webhookId: string,
  filter: CallFilter,
  actor: PersonActor,
): Promise<WebhookCall[]> {
  await readWebhook(ports, webhookId, actor);
  return ports.webhookCalls.page(webhookId, filter);
}

/**
 * Sends a call once more, whatever became of it. Throws `NotAuthorizedException`, `NotFoundException`,
 * `TransitionRefusedException` for a trial and for a webhook that has ended.
 */
export async function resendWebhookCall(
  ports: LogPorts,
  { webhookId, callId }: Pick<WebhookCall, 'webhookId' | 'callId'>,
  actor: PersonActor,
): Promise<WebhookCall> {
  const webhook = await readWebhook(ports, webhookId, actor);
  acceptedValue(decideWebhookUse(webhook.state));
  const call = await ports.webhookCalls.find(webhookId, callId);
  if (call?.type === trialType) throw refusalError(callNotResendable);
  const renewed = call && (await ports.webhookCalls.renew(webhookId, callId, ports.now()));
  if (!renewed) throw appError('NotFoundException', 'Unknown call.');
  return renewed;
}

/** Sends all that a webhook was to tell since an instant once more; answers how many. Throws as `resendWebhookCall`. */
export async function resendWebhookCalls(
  ports: LogPorts,
  webhookId: string,
  since: Date,
  actor: PersonActor,
): Promise<number> {
  const webhook = await readWebhook(ports, webhookId, actor);
  acceptedValue(decideWebhookUse(webhook.state));
  return ports.webhookCalls.renewSince(webhookId, since, ports.now());
}
