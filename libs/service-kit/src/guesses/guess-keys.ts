import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';

/** Where a guess comes from. */
export interface Guesser {
  readonly address: string;
  /** The id that this browser keeps in a signed cookie. */
  readonly device?: string | undefined;
}

/** Names under which counts are kept: hashed, so that the collections hold no mail and no address. */
export function createGuessKeys(pepper: string) {
  const keyOf = (...parts: readonly string[]) =>
    createHmac('sha256', pepper).update(JSON.stringify(parts)).digest('base64url');
  return {
    device: (subject: string, { device = '' }: Guesser) => keyOf('device', subject, device),
    address: (subject: string, { address }: Guesser) => keyOf('address', subject, networkOf(address)),
    /** What one place has guessed, for one purpose. */
    own: (purpose: string, place: string) => keyOf('own', purpose, place),
    /** What all strangers have guessed of one subject, for one purpose. */
    strangers: (purpose: string, subject: string) => keyOf('strangers', purpose, subject),
  };
}

/** An IPv6 client has a whole /64 to itself: its addresses count as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
