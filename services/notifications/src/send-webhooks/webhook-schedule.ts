import { startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import type { Webhook } from '../record/webhook.ts';
import { sendWebhook } from './send-webhooks.ts';
import type { SendPorts } from './send-webhooks.ts';

/** A call leaves at most this late. Milliseconds. */
const everyMs = 1000;

/** A replica that had not heard of the end yet may have stored a call after it. */
async function abandonCallsOf({ webhookCalls }: SendPorts, webhooks: readonly Webhook[]): Promise<void> {
  const ended = webhooks.filter(({ state }) => state === 'ended').map(({ webhookId }) => webhookId);
  if (ended.length > 0) await webhookCalls.abandonWaiting(ended);
}

/** Looks each second which webhooks may call; a slow receiver holds up its own calls alone. */
export function startWebhooks(ports: SendPorts, logger: Logger): Rounds {
  const underWay = new Map<string, Promise<void>>();
  const begin = (webhookId: string) => {
    if (underWay.has(webhookId)) return;
    const sending = sendWebhook(ports, webhookId)
      .catch((error: unknown) => logger.warn({ err: error, webhookId }, 'the calls of a webhook broke off'))
      .finally(() => underWay.delete(webhookId));
    underWay.set(webhookId, sending);
  };
  const beginAll = async () => {
    const webhooks = await ports.webhooks.inState(['active', 'ended']);
    for (const { webhookId, state } of webhooks) if (state === 'active') begin(webhookId);
    await abandonCallsOf(ports, webhooks);
  };
  const rounds = startRounds(beginAll, { everyMs, logger, failure: 'looking for webhooks to call failed' });
  return {
    async stop() {
      await rounds.stop();
      await Promise.all(underWay.values());
    },
  };
}
