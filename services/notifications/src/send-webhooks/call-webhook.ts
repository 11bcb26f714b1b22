import type { NotificationsPorts } from '../ports.ts';
import { signedHeaders } from '../record/sign-call.ts';
import { signingSecrets } from '../record/webhook.ts';
import type { Webhook } from '../record/webhook.ts';
import type { CallTry, WebhookCall } from '../record/webhook-call.ts';

export type CallPorts = Pick<NotificationsPorts, 'receivers' | 'openText' | 'now'>;

/** Calls the receiver of a webhook once, signed with each secret that is good now. */
export async function callReceiver(
  { receivers, openText, now }: CallPorts,
  webhook: Webhook,
  { messageId, body }: Pick<WebhookCall, 'messageId' | 'body'>,
): Promise<CallTry> {
  const at = now();
  const secrets = signingSecrets(webhook, at).map(({ sealed }) => openText(sealed));
  const headers = signedHeaders({ messageId, body, at, secrets });
  return { at, ...(await receivers.call({ url: webhook.url, headers, body })) };
}
