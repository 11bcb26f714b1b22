import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { appError } from '@alveole/contracts';
import jwt from 'jsonwebtoken';
import type { z } from 'zod';
import type { PersonActor, RefreshActor } from './claims.ts';
import { clientActorOf, clientClaimsOf, clientTokenSeconds, clientTokenType } from './client-tokens.ts';
import type { ClientGrant } from './client-tokens.ts';
import { accessClaims, actorOf, peopleAudience, refreshClaims } from './claims.ts';
import { hasExtensions, isFromTheFuture } from './odd-tokens.ts';

/** Lifetimes in seconds. */
export const accessTokenSeconds = 15 * 60;
export const refreshTokenSeconds = 30 * 24 * 3600;

const longestToken = 4096;

export interface TokenVerifier {
  /** Answers the person of an access token, or the software of one of its own, or throws `TokenException`. */
  access(token: string): PersonActor;
  /** Answers the person and the family of a refresh token, or throws `TokenException`. */
  refresh(token: string): RefreshActor;
}

/**
 * Verifies people's tokens: ES256 only, audience `alveole:api`, a known `kid`, the asked type, a running lifetime.
 * @param publicKeys `AUTH_PUBLIC_KEYS`: kid → PEM. Several keys stand side by side while one is rotated out.
 */
export function createTokenVerifier(publicKeys: Readonly<Record<string, string>>): TokenVerifier {
  const keys = new Map(Object.entries(publicKeys).map(([kid, pem]) => [kid, createPublicKey(pem)]));
  const verified = <S extends typeof accessClaims | typeof refreshClaims>(token: string, schema: S) => {
    const claims = schema.safeParse(payloadOf(token, keyFor(token, keys)));
    const person = claims.success && !isFromTheFuture(claims.data) ? actorOf(claims.data) : undefined;
    if (!claims.success || person === undefined) throw refusedToken();
    return { claims: claims.data as z.output<S>, person };
  };
  return {
    access: (token) =>
      isOfClient(token) ? clientActorOf(payloadOf(token, keyFor(token, keys))) : verified(token, accessClaims).person,
    refresh: (token) => {
      const { claims, person } = verified(token, refreshClaims);
      return { ...person, tokenId: claims.jti, family: claims.family };
    },
  };
}

/** When the token of a verified `authorization` header was issued, in seconds since 1970. */
export function issuedAt(authorization = ''): number {
  const { iat } = jwt.decode(authorization.slice(authorization.lastIndexOf(' ') + 1)) as jwt.JwtPayload;
  return iat ?? 0;
}

export interface TokenSigner {
  /** A bearer for calls, 15 minutes. */
  access(person: PersonActor): string;
  /** A bearer for renewing only, 30 days; `tokenId` and `family` are the caller's to keep. */
  refresh(person: RefreshActor): string;
  /** A bearer for the calls of software in its own name, ten minutes (RFC 9068). */
  client(grant: ClientGrant): string;
}

export interface TokenSignerOptions {
  /** PEM of the P-256 private key. */
  readonly privateKey: string;
  /** kid → PEM; the signer takes the kid of its own public half. */
  readonly publicKeys: Readonly<Record<string, string>>;
  readonly region?: string;
  /** Where the installation stands: who issues the tokens of software. */
  readonly issuer?: string;
  /** The system clock when absent. */
  readonly now?: () => Date;
}

/** Signs people's tokens (auth only). Throws when no published key belongs to the private one. */
export function createTokenSigner({
  privateKey,
  publicKeys,
  region = 'FR',
  issuer = 'alveole',
  now = () => new Date(),
}: TokenSignerOptions): TokenSigner {
  const key = createPrivateKey(privateKey);
  const kid = kidOf(key, publicKeys);
  const signed = (claims: object, lifetime: number, typ = 'JWT') => {
    const iat = Math.floor(now().getTime() / 1000);
    const header = { alg: 'ES256', typ };
    return jwt.sign({ ...claims, iat, exp: iat + lifetime }, key, {
      algorithm: 'ES256',
      keyid: kid,
      audience: peopleAudience,
      header,
    });
  };
  const sign = (claims: object, lifetime: number) => signed({ ...claims, region }, lifetime);
  return {
    access: (person) => sign({ ...claimsOf(person), typ: 'access' }, accessTokenSeconds),
    refresh: (person) =>
      sign({ ...claimsOf(person), typ: 'refresh', jti: person.tokenId, family: person.family }, refreshTokenSeconds),
    client: (grant) => signed(clientClaimsOf(grant, issuer), clientTokenSeconds, clientTokenType),
  };
}

function claimsOf({ role, userId, entityId, permission, entityGender, userName, funderId }: PersonActor): object {
  return {
    role,
    user_id: userId,
    entity_id: entityId,
    user_permission: permission,
    entity_gender: entityGender,
    user_name: userName,
    ...(funderId !== undefined && { funder_id: funderId }),
  };
}

function kidOf(privateKey: KeyObject, publicKeys: Readonly<Record<string, string>>): string {
  const own = createPublicKey(privateKey);
  const match = Object.entries(publicKeys).find(([, pem]) => createPublicKey(pem).equals(own));
  if (match === undefined) throw new Error('AUTH_PUBLIC_KEYS holds no key that belongs to AUTH_PRIVATE_KEY.');
  return match[0];
}

function keyFor(token: string, keys: ReadonlyMap<string, KeyObject>): KeyObject {
  const header = token.length > longestToken ? undefined : jwt.decode(token, { complete: true })?.header;
  const isOurs = header?.alg === 'ES256' && !hasExtensions(header);
  const key = isOurs && header.kid !== undefined ? keys.get(header.kid) : undefined;
  if (key === undefined) throw refusedToken();
  return key;
}

/** Told by the header alone, which is signed with the rest. */
function isOfClient(token: string): boolean {
  return token.length <= longestToken && jwt.decode(token, { complete: true })?.header.typ === clientTokenType;
}

function payloadOf(token: string, key: KeyObject): unknown {
  try {
    return jwt.verify(token, key, { algorithms: ['ES256'], audience: peopleAudience });
  } catch (error) {
    throw error instanceof jwt.TokenExpiredError ? appError('TokenException', 'Token expired.') : refusedToken();
  }
}

function refusedToken() {
  return appError('TokenException', 'Token invalid.');
}
