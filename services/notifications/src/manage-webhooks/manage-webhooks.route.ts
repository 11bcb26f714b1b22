import { webhookRoutes } from '@alveole/contracts/webhook';
import { eachInWords, implement } from '@alveole/service-kit';
import type { Webhook } from '../record/webhook.ts';
import type { CallPorts } from '../send-webhooks/call-webhook.ts';
import { webhookCallToWire, webhookToWire } from '../wire/webhook-wire.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { changeWebhook, createWebhook, createWebhookSecret, listWebhooks } from './manage-webhooks.ts';
import type { WebhookPorts, WebhookWithSecret } from './manage-webhooks.ts';
import { listWebhookCalls, resendWebhookCall, resendWebhookCalls } from './resend-webhook-call.ts';
import { pauseWebhook } from './pause-webhook.ts';
import { resumeWebhook } from './resume-webhook.ts';
import { tryWebhook } from './try-webhook.ts';

/** Webhooks of software: made, changed, tried and ended by administrators of permission 0. */
export function manageWebhooksRoutes(ports: WebhookPorts & CallPorts) {
  const toWire = async (webhook: Webhook) =>
    webhookToWire(webhook, await ports.webhookCalls.countWaiting(webhook.webhookId));
  const withSecret = async ({ webhook, secretText }: WebhookWithSecret) => ({
    webhook: await toWire(webhook),
    webhook_secret: secretText,
  });
  return [
    implement(webhookRoutes.listWebhooks, async ({ query, actor }) => {
      const webhooks = await listWebhooks(ports, query.client_id, actor);
      return eachInWords(await Promise.all(webhooks.map(toWire)), (webhook) => webhook);
    }),
    implement(webhookRoutes.createWebhook, async ({ body: { client_id: clientId, url, types }, actor }) =>
      withSecret(await createWebhook(ports, { clientId, url, types }, actor)),
    ),
    implement(webhookRoutes.changeWebhook, async ({ params, body, actor }) =>
      toWire(await changeWebhook(ports, versionOf(params, body), body.types, actor)),
    ),
    implement(webhookRoutes.pauseWebhook, async ({ params, body, actor }) =>
      toWire(await pauseWebhook(ports, versionOf(params, body), actor)),
    ),
    implement(webhookRoutes.resumeWebhook, async ({ params, body, actor }) =>
      toWire(await resumeWebhook(ports, versionOf(params, body), actor)),
    ),
    implement(webhookRoutes.createWebhookSecret, async ({ params, body, actor }) =>
      withSecret(await createWebhookSecret(ports, versionOf(params, body), body.overlap_hours, actor)),
    ),
    implement(webhookRoutes.deleteWebhook, async ({ params, actor }) => {
      await deleteWebhook(ports, params.id, actor);
      return { status: 'ok' as const };
    }),
    ...logRoutes(ports),
  ];
}

function logRoutes(ports: WebhookPorts & CallPorts) {
  return [
    implement(webhookRoutes.listWebhookCalls, async ({ params, query, actor }) => {
      const { state, type, created_before: createdBefore } = query;
      return eachInWords(
        await listWebhookCalls(ports, params.id, { state, type, createdBefore }, actor),
        webhookCallToWire,
      );
    }),
    implement(webhookRoutes.tryWebhook, async ({ params, actor }) =>
      webhookCallToWire(await tryWebhook(ports, params.id, actor)),
    ),
    implement(webhookRoutes.resendWebhookCall, async ({ params: { id: webhookId, call_id: callId }, actor }) =>
      webhookCallToWire(await resendWebhookCall(ports, { webhookId, callId }, actor)),
    ),
    implement(webhookRoutes.resendWebhookCalls, async ({ params, body, actor }) => ({
      calls: await resendWebhookCalls(ports, params.id, new Date(body.since), actor),
    })),
  ];
}

const versionOf = ({ id }: { readonly id: string }, { last_row_hash }: { readonly last_row_hash: string }) => ({
  webhookId: id,
  rowHash: last_row_hash,
});
