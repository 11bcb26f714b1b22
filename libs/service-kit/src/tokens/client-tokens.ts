import { appError } from '@alveole/contracts';
import { bindingOf, funderGender, roleOfGender, scopes, staffGender } from '@alveole/domain';
import type { ClientBinding, Permission, Role, Scope } from '@alveole/domain';
import { z } from 'zod';
import type { PersonActor } from './claims.ts';
import { isFromTheFuture } from './odd-tokens.ts';

/** The header `typ` of an access token of software (RFC 9068): no token of a person bears it. */
export const clientTokenType = 'at+jwt';

/** Seconds. */
export const clientTokenSeconds = 10 * 60;

/** Software that calls in its own name, as its token says. */
export interface ClientGrant {
  readonly clientId: string;
  readonly clientName: string;
  readonly scopes: readonly Scope[];
  /** Of the secret that the token was given for: it ends with it. */
  readonly secretId: string;
  /** Of this token alone. */
  readonly tokenId: string;
  /** The shop that it is bound to, and the kind of that establishment. */
  readonly shop?: { readonly entityId: string; readonly entityGender: number } | undefined;
  /** The funder that it is bound to. */
  readonly funderId?: string | undefined;
}

const clientClaims = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1),
  client_id: z.string().min(1),
  client_name: z.string(),
  scope: z.string(),
  jti: z.string().min(1),
  secret_id: z.string().min(1),
  entity_id: z.string().min(1).optional(),
  entity_gender: z.int().optional(),
  funder_id: z.string().min(1).optional(),
  iat: z.int(),
  exp: z.int(),
});

/** What the token of software says besides audience and times. @param issuer where the installation stands */
export function clientClaimsOf(grant: ClientGrant, issuer: string): object {
  const { clientId, clientName, shop, funderId } = grant;
  return {
    iss: issuer,
    sub: clientId,
    client_id: clientId,
    client_name: clientName,
    scope: grant.scopes.join(' '),
    jti: grant.tokenId,
    secret_id: grant.secretId,
    ...(shop && { entity_id: shop.entityId, entity_gender: shop.entityGender }),
    ...(funderId !== undefined && { funder_id: funderId }),
  };
}

const standard: Permission = 1;

/** In whose place software calls: of an administrator without his special rights, of a shop’s own people, of its funder. */
const roleOfBinding: Readonly<Record<ClientBinding, Role>> = { programme: 'ADM', shop: 'REP', funder: 'FIN' };

/**
 * The actor of a payload that was signed as the token of software. What it may call is told by `client.scopes`.
 * Throws `TokenException` for claims that say too little, or contradict each other.
 */
export function clientActorOf(payload: unknown): PersonActor {
  const read = clientClaims.safeParse(payload);
  if (!read.success || isFromTheFuture(read.data) || !isOneThing(read.data)) throw refusedToken();
  const { client_id: clientId, client_name, entity_id: entityId, entity_gender, funder_id: funderId } = read.data;
  const binding = bindingOf({ entityId, funderId });
  return {
    role: roleOfBinding[binding],
    userId: clientId,
    entityId: entityId ?? `logiciel-${binding}`,
    permission: standard,
    entityGender: entity_gender ?? (binding === 'funder' ? funderGender : staffGender.ADM),
    userName: client_name,
    ...(funderId !== undefined && { funderId }),
    client: {
      scopes: scopes.filter((scope) => read.data.scope.split(' ').includes(scope)),
      secretId: read.data.secret_id,
      tokenId: read.data.jti,
    },
  };
}

type Claims = z.output<typeof clientClaims>;

/** It names itself twice alike, and is bound to one shop with its kind, to one funder, or to neither. */
function isOneThing({ sub, client_id, entity_id, entity_gender, funder_id }: Claims): boolean {
  if (sub !== client_id) return false;
  if (entity_id === undefined) return entity_gender === undefined;
  return funder_id === undefined && entity_gender !== undefined && roleOfGender(entity_gender) === 'REP';
}

function refusedToken() {
  return appError('TokenException', 'Token invalid.');
}
