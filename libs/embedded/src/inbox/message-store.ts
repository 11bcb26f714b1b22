import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileDurably } from '../write-file-durably.ts';

/** One mail or SMS as it would have reached one person. */
export interface InboxMessage {
  channel: 'mail' | 'sms';
  /** Mail address, or phone number as it was sent. */
  to: string;
  /** Empty for an SMS. */
  subject: string;
  text: string;
  /** Null when the mail has no HTML part, and for an SMS. */
  html: string | null;
  /** ISO 8601, UTC. */
  sent_at: string;
}

const storedSchema = z.object({
  id: z.string(),
  order: z.number(),
  idempotencyKey: z.string().optional(),
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  sent_at: z.string(),
});

export type StoredMessage = z.infer<typeof storedSchema>;

export interface MessageStore {
  /**
   * Resolves once the message is on disk. The same idempotency key gives the first message again.
   * @param idempotencyKey chosen by the sender for one message
   */
  add(message: Omit<InboxMessage, 'sent_at'>, idempotencyKey?: string): Promise<StoredMessage>;
  /** Newest first; with `to`, only what reached this address or number. */
  list(to?: string): StoredMessage[];
  find(id: string): StoredMessage | undefined;
}

export interface MessageStoreOptions {
  dir: string;
  /** Beyond this number the oldest messages are removed. */
  maxMessages: number;
  now(): Date;
}

/** Messages as one small JSON file each; all of them are kept in memory too. */
export async function openMessageStore({ dir, maxMessages, now }: MessageStoreOptions): Promise<MessageStore> {
  await mkdir(dir, { recursive: true });
  const messages = await readMessages(dir);
  let order = messages.at(-1)?.order ?? 0;

  const store = async (message: Omit<InboxMessage, 'sent_at'>, idempotencyKey?: string): Promise<StoredMessage> => {
    const storedMessage: StoredMessage = {
      ...message,
      id: randomUUID(),
      order: ++order,
      sent_at: now().toISOString(),
      idempotencyKey,
    };
    await writeFileDurably(join(dir, fileName(storedMessage)), JSON.stringify(storedMessage));
    messages.push(storedMessage);
    messages.sort((a, b) => a.order - b.order);
    await forgetOldest(dir, messages, maxMessages);
    return storedMessage;
  };
  const running = new Map<string, Promise<StoredMessage>>();

  return {
    add(message, idempotencyKey) {
      if (idempotencyKey === undefined) return store(message);
      const earlier = running.get(idempotencyKey) ?? findByKey(messages, idempotencyKey);
      if (earlier) return Promise.resolve(earlier);
      const adding = store(message, idempotencyKey).finally(() => running.delete(idempotencyKey));
      running.set(idempotencyKey, adding);
      return adding;
    },
    list: (to) => messages.filter((message) => to === undefined || sameAddress(message, to)).reverse(),
    find: (id) => messages.find((message) => message.id === id),
  };
}

const findByKey = (messages: StoredMessage[], key: string) =>
  messages.find((message) => message.idempotencyKey === key);

const fileName = ({ order, id }: StoredMessage) => `${String(order).padStart(12, '0')}-${id}.json`;

async function forgetOldest(dir: string, messages: StoredMessage[], maxMessages: number): Promise<void> {
  const excess = messages.splice(0, Math.max(0, messages.length - maxMessages));
  await Promise.all(excess.map((message) => rm(join(dir, fileName(message)), { force: true })));
}

/** A `+` in a query string arrives as a space, so numbers are compared by their digits. */
function sameAddress({ channel, to }: StoredMessage, wanted: string): boolean {
  if (channel === 'sms') return digits(to) === digits(wanted) && digits(wanted) !== '';
  return to.toLowerCase() === wanted.trim().toLowerCase();
}

const digits = (text: string) => text.replace(/\D/g, '');

async function readMessages(dir: string): Promise<StoredMessage[]> {
  const names = (await readdir(dir)).sort();
  const messages: StoredMessage[] = [];
  for (const name of names) {
    if (name.startsWith('.')) await rm(join(dir, name), { force: true });
    else if (name.endsWith('.json'))
      messages.push(storedSchema.parse(JSON.parse(await readFile(join(dir, name), 'utf8'))));
  }
  return messages;
}
