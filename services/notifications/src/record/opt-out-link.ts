import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { OptOutTopic } from '@alveole/domain';

/** What the link in a courtesy says: who receives no more of what, and which link it was. */
export interface OptOutWish {
  readonly topic: OptOutTopic;
  /** Names the address without holding it, see `markWith`. */
  readonly recipient: string;
  /** Tells one link from another. */
  readonly number: string;
}

/** How messages name an address without holding it, and the links that stop their kind. */
export interface OptOutLinking {
  /** Names an address or phone without holding it. */
  readonly mark: (to: string) => string;
  readonly linksFor: (to: string, topic: OptOutTopic) => OptOutLinks;
  /** Undefined for a token that was not written here. */
  readonly read: (token: string) => OptOutWish | undefined;
}

/** Where a person stops a kind of mail. */
export interface OptOutLinks {
  /** A page that asks once more. The token stands behind `#`: browsers send that part to no server. */
  readonly page: string;
  /** Where a mail client posts by itself (RFC 8058). */
  readonly oneClick: string;
}

/** Names an address or phone so that nobody reads it from the store: 22 characters of a keyed hash. */
export function markWith(key: KeyObject): (to: string) => string {
  return (to) => hmac(key, ['recipient', to.trim().toLowerCase()]).slice(0, 22);
}

/** A signed link's token; two of the same address differ. */
export function signOptOut(key: KeyObject, wish: Pick<OptOutWish, 'topic' | 'recipient'>): string {
  const number = randomBytes(9).toString('base64url');
  return [wish.topic, wish.recipient, number, signatureOf(key, { ...wish, number })].join('.');
}

/** What a token says; undefined when it was not signed here, or altered. */
export function readOptOut(key: KeyObject, token: string): OptOutWish | undefined {
  const [topic, recipient, number, signature = ''] = token.split('.') as [OptOutTopic, string, string, string?];
  const wish = { topic, recipient, number };
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(key, wish))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? wish : undefined;
}

const signatureOf = (key: KeyObject, { topic, recipient, number }: OptOutWish): string =>
  hmac(key, ['opt-out', topic, recipient, number]);

/** The first word keeps hashes of one purpose from serving another. */
function hmac(key: KeyObject, parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
