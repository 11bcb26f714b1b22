import { createHash, timingSafeEqual } from 'node:crypto';
import type { Scope } from '@alveole/domain';
import type { BoundShop, SoftwareClient } from './software-client.ts';
import type { TokenFamily } from './token-family.ts';

/** What the browser carries from the consent to the software, as it is stored. */
export interface GrantCode {
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  readonly redirectUri: string;
  /** SHA-256 of the verifier in base64url (RFC 7636, 4.2). */
  readonly challenge: string;
  readonly goodUntil: Date;
  readonly isSpent: boolean;
}

/** What a shop has allowed software to do for it. */
export interface SoftwareGrant {
  readonly grantId: string;
  readonly clientId: string;
  readonly clientName: string;
  /** The shop that gave it, and its kind on that day. */
  readonly shop: Omit<BoundShop, 'name'>;
  readonly scopes: readonly Scope[];
  readonly givenById: string;
  readonly givenByName: string;
  readonly givenAt: Date;
  readonly code: GrantCode;
  /** Its refresh tokens. */
  readonly tokens: TokenFamily['tokens'];
  readonly usedAt: Date | undefined;
  readonly revokedAt: Date | undefined;
  /** The grant is forgotten then. */
  readonly expiresAt: Date;
  readonly rowHash: string;
  /** Grows by one with each write. */
  readonly sequence: number;
}

export type NewSoftwareGrant = Omit<SoftwareGrant, 'rowHash' | 'sequence' | 'revokedAt' | 'usedAt' | 'tokens'>;

/** Milliseconds: a browser goes from the consent to the software by itself. */
export const codeLife = 60_000;
/** Milliseconds that software may be away without being allowed anew: a shop closes for a winter. */
export const grantLife = 90 * 24 * 3_600_000;

/** Whether a text is the one that a hash was made of; compared in constant time. */
export function isSameHash(stored: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(stored, 'hex'), Buffer.from(given, 'hex'));
}

/** Whether a challenge was made of this verifier (RFC 7636, 4.6). */
export function isVerifierOf(challenge: string, verifier: string | undefined): boolean {
  if (verifier === undefined || !/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return timingSafeEqual(sha256(sha256(verifier).toString('base64url')), sha256(challenge));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Whether software gets tokens for shops that allow it, and has no secret. */
export function isForShops(
  client: SoftwareClient,
): client is SoftwareClient & { readonly redirectUris: readonly string[] } {
  return client.redirectUris !== undefined;
}
