import { createHmac } from 'node:crypto';

interface SignedCall {
  readonly messageId: string;
  readonly body: string;
  readonly at: Date;
  /** `whsec_…`, each of which signs. */
  readonly secrets: readonly string[];
}

/**
 * The headers of a call after Standard Webhooks: id, seconds since 1970, and one signature for each secret, so that a
 * receiver who knows the new one or still the former one verifies it.
 */
export function signedHeaders({ messageId, body, at, secrets }: SignedCall): Readonly<Record<string, string>> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const content = `${messageId}.${timestamp}.${body}`;
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${hmacOf(secret, content)}`).join(' '),
  };
}

function hmacOf(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
