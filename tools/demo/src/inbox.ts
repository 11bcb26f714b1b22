import { z } from 'zod';
import type { DemoApi } from './api.ts';
import { until } from './wait.ts';

const messages = z.array(
  z.object({
    channel: z.enum(['mail', 'sms']),
    to: z.string(),
    subject: z.string().nullish(),
    text: z.string(),
    sent_at: z.string(),
  }),
);
const accounts = z.array(
  z.object({ role: z.string(), permission: z.number(), mail: z.string(), password: z.string() }),
);

/** Waits for a message that matches; answers its text. */
export async function messageTo(api: DemoApi, to: string, pattern: RegExp, since = ''): Promise<string> {
  return until(`message pour ${to}`, async () => {
    const received = await inboxOf(api, to);
    return received.find(
      (message) => message.sent_at > since && pattern.test(`${message.subject ?? ''}\n${message.text}`),
    )?.text;
  });
}

/** The SMS that a phone has got so far, as their texts; the newest comes first. */
export async function smsTo(api: DemoApi, to: string): Promise<readonly string[]> {
  return (await inboxOf(api, to)).filter(({ channel }) => channel === 'sms').map(({ text }) => text);
}

async function inboxOf(api: DemoApi, to: string) {
  return messages.parse(await api.json(`/dev/inbox?to=${encodeURIComponent(to)}`));
}

/** Waits for a message with six digits; answers them. */
export async function codeSentTo(api: DemoApi, to: string): Promise<string> {
  const text = await messageTo(api, to, /\b\d{6}\b/);
  return /\b(\d{6})\b/.exec(text)?.[1] ?? '';
}

/** The account of a role in the demo data; administrators by their permission (0 and 1). */
export async function demoAccount(api: DemoApi, role: string, permission: number) {
  const found = accounts
    .parse(await api.json('/dev/accounts'))
    .find((account) => account.role === role && account.permission === permission);
  if (!found) throw new Error(`pas de compte ${role} (${permission}) dans /dev/accounts`);
  return found;
}
