import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Where the power of whoever asks may go: before the message is taken, before the answer leaves, right after it. */
export type ProviderMoment = 'asked' | 'taken' | 'answered';

/** A provider of SMS outside the product, which outlives it; a key that it knows sends nothing twice. */
export interface SmsProvider {
  readonly url: string;
  /** How often the message of this number was asked for, under how many keys, and what its phone got. */
  heardOf(phone: string): { readonly asked: number; readonly keys: number; readonly received: readonly string[] };
  /** The next request for this number is cut off at this moment. Resolves once it was. */
  cutOff(phone: string, moment: ProviderMoment, cut: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

interface Sms {
  readonly to: string;
  readonly text: string;
}
const keyOf = ({ headers }: IncomingMessage) => String(headers['idempotency-key']);

interface Asked {
  readonly key: string;
  readonly to: string;
}
interface Cut {
  readonly moment: ProviderMoment;
  readonly make: () => Promise<void>;
}

/** Starts it on the loopback. */
export async function startSmsProvider(): Promise<SmsProvider> {
  const asked: Asked[] = [];
  const taken = new Map<string, Sms>();
  const cuts = new Map<string, Cut>();

  /** True when whoever asked is gone. */
  async function isCutOff(to: string, moment: ProviderMoment): Promise<boolean> {
    const cut = cuts.get(to);
    if (cut?.moment !== moment) return false;
    cuts.delete(to);
    await cut.make();
    return true;
  }

  const server = createServer((request, response) => {
    void (async () => {
      const key = keyOf(request);
      const sms = JSON.parse(await text(request)) as Sms;
      asked.push({ key, to: sms.to });
      if (await isCutOff(sms.to, 'asked')) return;
      if (!taken.has(key)) taken.set(key, sms);
      if (await isCutOff(sms.to, 'taken')) return;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: key }));
      await isCutOff(sms.to, 'answered');
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    heardOf: (phone) => {
      const requests = asked.filter(({ to }) => to === phone);
      return {
        asked: requests.length,
        keys: new Set(requests.map(({ key }) => key)).size,
        received: [...taken.values()].filter(({ to }) => to === phone).map((sms) => sms.text),
      };
    },
    cutOff: (phone, moment, cut) =>
      new Promise((resolve) => {
        cuts.set(phone, { moment, make: () => cut().then(resolve) });
      }),
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
