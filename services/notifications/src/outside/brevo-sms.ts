import { z } from 'zod';
import { textOf } from '../record/message.ts';
import { askProvider, fateOfFailure, fateOfRefusal, requireAccount } from './ask-provider.ts';
import type { ProviderAnswer } from './ask-provider.ts';
import type { HandOver } from './channel.ts';
import type { SmsFate, SmsGateway } from './sms-gateway.ts';

export interface BrevoAccount {
  /** `https://api.brevo.com/v3` */
  readonly url: string;
  readonly apiKey: string;
  readonly sender: string;
  /** Where it reports; its calls are not signed, so the address holds a secret. */
  readonly reportUrl: string;
  readonly timeout?: number | undefined;
}

const accepted = z.object({ messageId: z.int().positive() });
const refusal = z.object({ code: z.string() });
const account = z.object({ plan: z.array(z.object({ type: z.string(), credits: z.number().nullish() })).default([]) });

/** SMS by Brevo: an API key, no recognition of a repeated message, and a call of ours for each thing that becomes of one. */
export function createBrevoGateway({ url, apiKey, sender, reportUrl, timeout }: BrevoAccount): SmsGateway {
  const base = url.replace(/\/$/, '');
  const headers = { 'api-key': apiKey };
  return {
    channel: {
      knowsKeys: false,
      send: (message) => {
        const text = JSON.stringify({
          sender,
          recipient: message.to.replace(/^\+/, ''),
          content: textOf(message),
          type: 'transactional',
          webUrl: reportUrl,
        });
        const request = { method: 'POST', url: `${base}/transactionalSMS/send`, headers, text, timeout } as const;
        return askProvider(request).then(handOverOf, fateOfFailure);
      },
    },
    async tries() {
      const answer = await askProvider({ method: 'GET', url: `${base}/account`, headers, timeout });
      const { plan } = account.parse(requireAccount(answer));
      const credits = plan.find(({ type }) => type === 'sms')?.credits;
      return `compte accepté, ${credits ?? 'aucun'} crédit(s) SMS ; aucun SMS n’est envoyé`;
    },
  };
}

function handOverOf(answer: ProviderAnswer): HandOver {
  const { status, body } = answer;
  if (status >= 200 && status < 300) {
    const taken = accepted.safeParse(body);
    return taken.success ? { fate: 'sent', reference: String(taken.data.messageId) } : { fate: 'unknown' };
  }
  return fateOfRefusal(answer, refusal.safeParse(body).data?.code === 'not_enough_credits');
}

const failed = (reason: string): SmsFate => ({ state: 'failed', reason });

/** By the `msg_status` of their calls; of any other nothing is known yet. */
const fates: Readonly<Record<string, SmsFate>> = {
  delivered: { state: 'delivered' },
  soft_bounce: failed('not delivered'),
  hard_bounce: failed('not delivered'),
  rejected: failed('refused by the operator'),
  blacklisted: failed('the person has stopped SMS'),
};

/** What a call of theirs says; undefined while the SMS is under way. */
export const brevoFateOf = (status: string): SmsFate | undefined =>
  Object.hasOwn(fates, status) ? fates[status] : undefined;
