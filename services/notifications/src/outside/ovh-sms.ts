import { createHash } from 'node:crypto';
import { z } from 'zod';
import { textOf } from '../record/message.ts';
import { askProvider, fateOfFailure, fateOfRefusal, requireAccount } from './ask-provider.ts';
import type { ProviderAnswer } from './ask-provider.ts';
import type { HandOver } from './channel.ts';
import type { SmsFate, SmsGateway } from './sms-gateway.ts';

export interface OvhAccount {
  /** `https://eu.api.ovh.com/1.0` */
  readonly url: string;
  /** Name of the SMS service, such as `sms-ab12345-1`. */
  readonly account: string;
  readonly sender: string;
  readonly applicationKey: string;
  readonly applicationSecret: string;
  readonly consumerKey: string;
  readonly now: () => Date;
  readonly timeout?: number | undefined;
}

/** `SmsSendingReport` of their API. */
const sendingReport = z.object({ ids: z.array(z.int()), invalidReceivers: z.array(z.string()).default([]) });
/** Of `Outgoing`, the sum of what the operators told. */
const outgoing = z.object({ deliveryReceipt: z.int().nullish() });
const service = z.object({ creditsLeft: z.number().nullish() });
const failure = z.object({ message: z.string() });

/** A code is worth nothing later. Minutes. */
const validityPeriod = 10;

/**
 * SMS by OVHcloud: its API signs each call with application secret, consumer key, address, body and time. It recognises no
 * repeated message, and what became of one is read from it.
 */
export function createOvhGateway(account: OvhAccount): SmsGateway {
  const base = `${account.url.replace(/\/$/, '')}/sms/${encodeURIComponent(account.account)}`;
  const ask = (method: 'GET' | 'POST', path: string, text = ''): Promise<ProviderAnswer> => {
    const url = `${base}${path}`;
    const headers = signedHeaders(account, { method, url, text });
    return askProvider({ method, url, headers, ...(text !== '' && { text }), timeout: account.timeout });
  };
  return {
    channel: {
      knowsKeys: false,
      send: (message) => {
        const text = JSON.stringify({
          charset: 'UTF-8',
          class: 'phoneDisplay',
          message: textOf(message),
          // It is no advertisement: at any hour, and without the mention of how to stop it.
          noStopClause: true,
          priority: 'high',
          receivers: [message.to],
          sender: account.sender,
          senderForResponse: false,
          validityPeriod,
        });
        return ask('POST', '/jobs', text).then(handOverOf, fateOfFailure);
      },
    },
    async readFate(reference) {
      const { status, body } = await ask('GET', `/outgoing/${encodeURIComponent(reference)}`);
      const known = outgoing.safeParse(status === 200 ? body : undefined);
      return known.success ? fates[known.data.deliveryReceipt ?? 0] : undefined;
    },
    async tries() {
      const { creditsLeft } = service.parse(requireAccount(await ask('GET', '')));
      return `compte accepté, ${creditsLeft ?? 'aucun'} crédit(s) ; aucun SMS n’est envoyé`;
    },
  };
}

/** By their delivery receipts; of any other code nothing is known yet. */
const fates: Readonly<Record<number, SmsFate>> = {
  1: { state: 'delivered' },
  2: { state: 'failed', reason: 'not delivered' },
  16: { state: 'failed', reason: 'refused by the operator' },
};

function handOverOf(answer: ProviderAnswer): HandOver {
  const report = sendingReport.safeParse(answer.status === 200 ? answer.body : undefined);
  if (!report.success)
    return answer.status === 200 ? { fate: 'unknown' } : fateOfRefusal(answer, speaksOfCredit(answer));
  const [id] = report.data.ids;
  if (id !== undefined) return { fate: 'sent', reference: String(id) };
  return { fate: 'refused', reason: 'provider refuses number or text' };
}

/** Their refusals have a status and a sentence. */
const speaksOfCredit = ({ status, body }: ProviderAnswer): boolean =>
  status < 500 && /credit/i.test(failure.safeParse(body).data?.message ?? '');

interface SignedCall {
  readonly method: string;
  readonly url: string;
  readonly text: string;
}

function signedHeaders(account: OvhAccount, { method, url, text }: SignedCall): Record<string, string> {
  const { applicationKey, applicationSecret, consumerKey, now } = account;
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const signed = [applicationSecret, consumerKey, method, url, text, timestamp].join('+');
  return {
    'x-ovh-application': applicationKey,
    'x-ovh-consumer': consumerKey,
    'x-ovh-timestamp': timestamp,
    'x-ovh-signature': `$1$${createHash('sha1').update(signed).digest('hex')}`,
  };
}
