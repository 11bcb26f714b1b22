import { z } from 'zod';
import { textOf } from '../record/message.ts';
import type { Channel } from './channel.ts';
import { readJson } from './ask-provider.ts';
import { signatureHeader, signedHeader } from './provider-signature.ts';

const timeout = 10_000;
const accepted = z.object({ id: z.string().min(1).max(128) });

export interface SmsProvider {
  readonly url: string;
  /** Signs each request. */
  readonly secret: string;
  readonly now: () => Date;
}

/**
 * SMS by a provider that takes `POST {to, text}` with the header `idempotency-key` and answers `{id}`: the same key
 * sends nothing twice, so every failure may be tried again. Each try is signed at its own time.
 */
export function createSmsChannel({ url, secret, now }: SmsProvider): Channel {
  return {
    knowsKeys: true,
    async send(message, key) {
      const text = JSON.stringify({ to: message.to, text: textOf(message) });
      const signature = signedHeader({ secret, purpose: 'request', text, at: now() });
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key, [signatureHeader]: signature },
          body: text,
          // A signed message goes to no other address than the operator's.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        });
        if (response.status >= 400 && response.status < 500 && response.status !== 429)
          return { fate: 'refused', reason: `provider ${response.status}` };
        const answer = accepted.safeParse(response.ok ? await readJson(response) : undefined);
        return answer.success ? { fate: 'sent', reference: answer.data.id } : { fate: 'away' };
      } catch {
        return { fate: 'away' };
      }
    },
  };
}
