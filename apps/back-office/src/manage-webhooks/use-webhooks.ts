import type { RemoteProps } from '@alveole/contracts';
import {
  newWebhookInput,
  shownWebhookSecretOf,
  webhookCallOf,
  webhookOf,
  webhookParams,
  webhookRoutes,
  webhookSecretInput,
  webhooksOfClient,
  webhookTypesInput,
  webhookVersion,
} from '@alveole/contracts/webhook';
import type { ShownWebhookSecret, WebhookCallView, WebhookView } from '@alveole/contracts/webhook';
import type { IntegrationType } from '@alveole/domain';
import { useQuery, useQueryClient } from '@alveole/query';
import { texts } from './manage-webhooks.text.ts';

/** Hours for which the former secret signs as well. */
const overlapHours = 24;

export interface WebhookDraft {
  readonly url: string;
  readonly types: readonly IntegrationType[];
}

export const webhookKeys = {
  all: ['webhooks'],
  ofClient: (clientId: string) => ['webhooks', clientId],
  calls: (webhookId: string) => ['webhook-calls', webhookId],
} as const;

/** The webhooks of a client, and what an administrator does with them. */
export function useWebhooks({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>, clientId: string) {
  const cache = useQueryClient();
  const webhooks = useQuery({
    queryKey: webhookKeys.ofClient(clientId),
    retry: false,
    queryFn: async ({ signal }) =>
      (await api.call(webhookRoutes.listWebhooks, webhooksOfClient(clientId), { signal })).map(webhookOf),
  });
  const refreshing = async <Answer>(act: Promise<Answer>): Promise<Answer> => {
    try {
      return await act;
    } finally {
      await cache.invalidateQueries({ queryKey: webhookKeys.ofClient(clientId) });
    }
  };
  const done = (text: string) => notify({ tone: 'success', text });
  return {
    webhooks,
    create: async (draft: WebhookDraft): Promise<ShownWebhookSecret> => {
      const input = newWebhookInput({ clientId, ...draft });
      return shownWebhookSecretOf(await refreshing(api.call(webhookRoutes.createWebhook, input)));
    },
    async change(webhook: WebhookView, types: readonly IntegrationType[]): Promise<void> {
      await refreshing(api.call(webhookRoutes.changeWebhook, webhookTypesInput(webhook, types)));
      done(texts.changed);
    },
    async pause(webhook: WebhookView): Promise<void> {
      await refreshing(api.call(webhookRoutes.pauseWebhook, webhookVersion(webhook)));
      done(texts.paused);
    },
    async resume(webhook: WebhookView): Promise<void> {
      await refreshing(api.call(webhookRoutes.resumeWebhook, webhookVersion(webhook)));
      done(texts.resumed);
    },
    async renewSecret(webhook: WebhookView, hasLeaked: boolean): Promise<ShownWebhookSecret> {
      const input = webhookSecretInput(webhook, hasLeaked ? 0 : overlapHours);
      return shownWebhookSecretOf(await refreshing(api.call(webhookRoutes.createWebhookSecret, input)));
    },
    async remove(webhook: WebhookView): Promise<void> {
      await refreshing(api.call(webhookRoutes.deleteWebhook, webhookParams(webhook)));
      done(texts.removed);
    },
    tryIt: async (webhook: WebhookView): Promise<WebhookCallView> => {
      const call = webhookCallOf(await api.call(webhookRoutes.tryWebhook, webhookParams(webhook)));
      await cache.invalidateQueries({ queryKey: webhookKeys.calls(webhook.webhookId) });
      return call;
    },
  };
}

export type WebhookActs = ReturnType<typeof useWebhooks>;
