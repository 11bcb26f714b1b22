import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { readBody } from '../http/read-body.ts';
import type { MessageStore } from './message-store.ts';

const MAX_SMS_BYTES = 16_384;

/** What an SMS provider is sent: E.164 number and text. */
const smsSchema = z.strictObject({
  to: z.string().regex(/^\+\d{6,15}$/),
  text: z.string().min(1).max(1_600),
});

export interface SmsAnswer {
  status: number;
  body: { id: string } | { message: string };
}

/**
 * `POST /sms` with JSON `{to, text}`; the header `idempotency-key` makes a repeated call answer the first message.
 * Answers 201 `{id}` once the message is on disk.
 */
export async function receiveSms(store: MessageStore, request: IncomingMessage): Promise<SmsAnswer> {
  if (!request.headers['content-type']?.startsWith('application/json'))
    return { status: 415, body: { message: 'application/json is expected' } };
  const body = await readBody(request, MAX_SMS_BYTES);
  if (!body) return { status: 413, body: { message: 'The body is too large' } };
  const sms = smsSchema.safeParse(parseJson(body));
  if (!sms.success) return { status: 400, body: { message: z.prettifyError(sms.error) } };
  const key = request.headers['idempotency-key'];
  const { id } = await store.add(
    { channel: 'sms', subject: '', html: null, ...sms.data },
    typeof key === 'string' ? key : undefined,
  );
  return { status: 201, body: { id } };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
