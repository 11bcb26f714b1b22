import { startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import { sendWebhook } from './send-webhooks.ts';
import type { SendPorts } from './send-webhooks.ts';

/** A call leaves at most this late. Milliseconds. */
const everyMs = 1000;

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
    for (const { webhookId } of await ports.webhooks.inState(['active'])) begin(webhookId);
  };
  const rounds = startRounds(beginAll, { everyMs, logger, failure: 'looking for webhooks to call failed' });
  return {
    async stop() {
      await rounds.stop();
      await Promise.all(underWay.values());
    },
  };
}
