import type { RemoteProps } from '@alveole/contracts';
import { webhookCallOf, webhookCallParams, webhookCallsInput, webhookRoutes } from '@alveole/contracts/webhook';
import type { CallFilter, WebhookCallView } from '@alveole/contracts/webhook';
import { firstInstantOf } from '@alveole/domain';
import { useQueryClient } from '@alveole/query';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import { texts } from './manage-webhooks.text.ts';
import { webhookKeys } from './use-webhooks.ts';

/** The log of a webhook, and sending what stands in it once more. */
export function useWebhookCalls(
  { api, notify }: Pick<RemoteProps, 'api' | 'notify'>,
  webhookId: string,
  { state, type }: CallFilter,
) {
  const cache = useQueryClient();
  const list = useKeysetList({
    queryKey: [...webhookKeys.calls(webhookId), state, type],
    read: async (last: WebhookCallView | undefined, signal) => {
      const input = webhookCallsInput(webhookId, { state, type }, last);
      return (await api.call(webhookRoutes.listWebhookCalls, input, { signal })).map(webhookCallOf);
    },
  });
  /** The log, and what each webhook says of itself. */
  const refreshed = async (): Promise<void> => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: webhookKeys.calls(webhookId) }),
      cache.invalidateQueries({ queryKey: webhookKeys.all }),
    ]);
  };
  return {
    list,
    refresh: refreshed,
    async resend(call: WebhookCallView): Promise<void> {
      await api.call(webhookRoutes.resendWebhookCall, webhookCallParams(webhookId, call));
      notify({ tone: 'success', text: texts.resending });
      await refreshed();
    },
    /** @param day YYYY-MM-DD, from its first instant */
    async resendSince(day: string): Promise<void> {
      const body = { since: firstInstantOf(day) };
      const { calls } = await api.call(webhookRoutes.resendWebhookCalls, { params: { id: webhookId }, body });
      notify({ tone: 'success', text: texts.resent(calls) });
      await refreshed();
    },
  };
}
