import { createCounter } from '@alveole/service-kit';
import type { MetricsRegistry } from '@alveole/service-kit';
import type { Channel, Channels } from './channel.ts';

/** Counts what became of each mail and SMS that was handed over, without whom it was for. */
export function countMessages(registry: MetricsRegistry, { mail, sms }: Channels): Channels {
  const count = createCounter(registry, {
    name: 'messages_handed_over_total',
    help: 'Mails and SMS handed over to their provider, by what became of it.',
    labelNames: ['channel', 'fate'],
  });
  const counted = (channel: keyof Channels, { knowsKeys, send }: Channel): Channel => ({
    knowsKeys,
    async send(message, key) {
      const answer = await send(message, key);
      count({ channel, fate: answer.fate });
      return answer;
    },
  });
  return { mail: counted('mail', mail), sms: counted('sms', sms) };
}
