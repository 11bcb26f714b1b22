import { z } from 'zod';
import { textOf } from '../record/message.ts';
import type { Channel } from './channel.ts';

const timeout = 10_000;
const accepted = z.object({ id: z.string().min(1).max(128) });

/**
 * SMS by a provider that takes `POST {to, text}` with the header `idempotency-key` and answers `{id}`: the same key
 * sends nothing twice, so every failure may be tried again.
 */
export function createSmsChannel(url: string): Channel {
  return {
    knowsKeys: true,
    async send(message, key) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ to: message.to, text: textOf(message) }),
          signal: AbortSignal.timeout(timeout),
        });
        if (response.status >= 400 && response.status < 500 && response.status !== 429)
          return { fate: 'refused', reason: `provider ${response.status}` };
        const answer = accepted.safeParse(response.ok ? await response.json() : undefined);
        return answer.success ? { fate: 'sent', reference: answer.data.id } : { fate: 'away' };
      } catch {
        return { fate: 'away' };
      }
    },
  };
}
