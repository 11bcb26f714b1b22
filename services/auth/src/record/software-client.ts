import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Scope } from '@alveole/domain';
import type { AccountChange } from './account.ts';

/** A secret of a client, as it is stored: 256 random bits need no slow hash. */
export interface ClientSecret {
  readonly id: string;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  /** Its last signs, by which people tell one from the other. */
  readonly hint: string;
  readonly createdAt: Date;
}

/** The shop that a client is bound to. */
export interface BoundShop {
  readonly entityId: string;
  readonly name: string;
  readonly gender: number;
}

/** Software that calls in its own name. */
export interface SoftwareClient {
  readonly clientId: string;
  readonly name: string;
  /** What it is for. */
  readonly reason: string;
  readonly scopes: readonly Scope[];
  readonly shop: BoundShop | undefined;
  readonly funderId: string | undefined;
  /** Where people return who allow it to act for their shop: it has no secret then. */
  readonly redirectUris: readonly string[] | undefined;
  readonly secrets: readonly ClientSecret[];
  readonly revokedAt: Date | undefined;
  /** What administrators did with it, oldest first. */
  readonly history: readonly AccountChange[];
  readonly rowHash: string;
  /** Grows by one with each write. */
  readonly sequence: number;
}

export type NewSoftwareClient = Omit<SoftwareClient, 'rowHash' | 'sequence' | 'revokedAt'>;

const secretBytes = 32;
const hintSigns = 4;

/** A new secret: itself, which is told once and stored nowhere, and what is stored of it. */
export function drawSecret(id: string, createdAt: Date): { readonly text: string; readonly stored: ClientSecret } {
  const text = `alv_${randomBytes(secretBytes).toString('base64url')}`;
  return { text, stored: { id, hash: hashOf(text).toString('hex'), hint: text.slice(-hintSigns), createdAt } };
}

/** No secret has it: compared with where there is no client, so that the answer takes the same time. */
const nobodysSecret: ClientSecret = { id: '', hash: '0'.repeat(64), hint: '', createdAt: new Date(0) };

/**
 * The secret of a client that this text is; undefined for none, for a revoked client and for nobody. Each stored one is
 * compared in constant time, and none is skipped.
 */
export function matchingSecret(client: SoftwareClient | undefined, text: string): ClientSecret | undefined {
  const given = hashOf(text);
  const candidates = client === undefined || client.secrets.length === 0 ? [nobodysSecret] : client.secrets;
  const matching = candidates.filter(({ hash }) => timingSafeEqual(Buffer.from(hash, 'hex'), given));
  return client === undefined || client.revokedAt !== undefined ? undefined : matching[0];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** A client as the rules see it. */
export function clientStandingOf({ revokedAt, secrets, redirectUris }: SoftwareClient) {
  const isForShops = redirectUris !== undefined;
  return { isRevoked: revokedAt !== undefined, isForShops, secretIds: secrets.map(({ id }) => id) };
}
