import { appError } from '@alveole/contracts';
import type { Scope } from '@alveole/domain';
import { clientTokenSeconds } from '@alveole/service-kit';
import { oauthRefusal } from '@alveole/service-kit/service';
import type { AuthPorts } from '../ports.ts';
import { accessEnded } from '../record/client-events.ts';
import type { SoftwareClient } from '../record/software-client.ts';
import { grantLife, isForShops, isSameHash, isVerifierOf } from '../record/software-grant.ts';
import type { SoftwareGrant } from '../record/software-grant.ts';
import { spendToken } from '../record/token-family.ts';
import type { ReadToken } from '../secrets/grant-tokens.ts';
import type { GrantFields } from '../store/grant-store.ts';
import { grantedScopes } from './issue-client-token.ts';
import type { IssuedToken } from './issue-client-token.ts';

export type GrantTokenPorts = Pick<AuthPorts, 'clients' | 'grants' | 'grantTokens' | 'signer' | 'newId' | 'now'>;

/** What software brings that shops allow: it names itself and has no secret. */
export interface GrantTokenRequest {
  readonly clientId: string | undefined;
  readonly code: string | undefined;
  readonly redirectUri: string | undefined;
  readonly codeVerifier: string | undefined;
  readonly refreshToken: string | undefined;
  /** Fewer scopes than the shop allowed, for one token (RFC 6749, 6). */
  readonly scope: string | undefined;
}

/** Software that renews in parallel writes in turn; more than this many in a row is none that waits for its answers. */
const turns = 5;

/**
 * Tokens for a code (RFC 6749, 4.1.3; RFC 7636, 4.5). A code that comes a second time was copied: what was given for it ends.
 * Throws `invalid_request`, `invalid_client`, `invalid_grant`, `TooManyRequestsException`.
 */
export async function exchangeCode(ports: GrantTokenPorts, request: GrantTokenRequest): Promise<IssuedToken> {
  if (request.code === undefined) throw oauthRefusal('invalid_request', 'code is missing.');
  return useGrant(ports, request.clientId, ports.grantTokens.read(request.code), (grant, { hash }) => {
    const { code } = grant;
    if (!isSameHash(code.hash, hash) || code.redirectUri !== request.redirectUri) return undefined;
    if (!isVerifierOf(code.challenge, request.codeVerifier)) return undefined;
    if (code.isSpent) return 'copied';
    if (code.goodUntil < ports.now()) return undefined;
    const next = ports.grantTokens.draw(grant.grantId);
    const fields = { code: { ...code, isSpent: true }, tokens: [{ hash: next.hash }] };
    return { text: next.text, scopes: grant.scopes, fields };
  });
}

/**
 * Tokens for a refresh token, which is good once (RFC 9700, 4.14.2): one that comes again after its successor was used was
 * copied, and what the shop allowed ends. Throws as `exchangeCode`, and `invalid_scope`.
 */
export async function renewGrant(ports: GrantTokenPorts, request: GrantTokenRequest): Promise<IssuedToken> {
  if (request.refreshToken === undefined) throw oauthRefusal('invalid_request', 'refresh_token is missing.');
  return useGrant(ports, request.clientId, ports.grantTokens.read(request.refreshToken), (grant, { hash }) => {
    const next = ports.grantTokens.draw(grant.grantId);
    const family = { familyId: grant.grantId, userId: grant.clientId, tokens: grant.tokens, closed: false };
    const use = spendToken(family, hash, next.hash, ports.now());
    if (!use.accepted) return 'copied';
    const scopes = grantedScopes(grant, request.scope);
    return { text: next.text, scopes, fields: { tokens: use.family.tokens } };
  });
}

interface NextToken {
  readonly text: string;
  readonly scopes: readonly Scope[];
  readonly fields: GrantFields;
}

/** The next refresh token with what is written for it; `copied` ends the grant; undefined is refused and changes nothing. */
type Use = NextToken | 'copied' | undefined;

async function useGrant(
  ports: GrantTokenPorts,
  clientId: string | undefined,
  token: ReadToken | undefined,
  useOf: (grant: SoftwareGrant, token: ReadToken) => Use,
): Promise<IssuedToken> {
  const client = await shopsClient(ports, clientId);
  if (token === undefined) throw refusedGrant();
  for (let turn = 0; turn < turns; turn += 1) {
    const grant = await goodGrant(ports, token.grantId, client);
    const use = useOf(grant, token);
    if (use === undefined) throw refusedGrant();
    const at = ports.now();
    if (use === 'copied') {
      if (await endGrant(ports, grant)) throw refusedGrant();
      continue;
    }
    const fields = { ...use.fields, usedAt: at, expiresAt: new Date(at.getTime() + grantLife) };
    if (await ports.grants.change(grant, fields)) return issued(ports, grant, use);
  }
  throw appError('TooManyRequestsException', 'Too many renewals at once.', { retryAfter: 1 });
}

/** Ends what a shop allowed, in every service; false where it changed meanwhile. */
export async function endGrant(
  { grants, now }: Pick<AuthPorts, 'grants' | 'now'>,
  grant: SoftwareGrant,
): Promise<boolean> {
  const at = now();
  const ended = await grants.change(grant, { tokens: [], revokedAt: at }, [accessEnded(grant, grant.grantId, at)]);
  return ended !== undefined;
}

/** The client that a form names, where it is one that shops allow. Throws `invalid_client`, `unauthorized_client`. */
export async function shopsClient(
  { clients }: Pick<AuthPorts, 'clients'>,
  clientId: string | undefined,
): Promise<SoftwareClient> {
  const client = clientId === undefined ? undefined : await clients.find(clientId);
  if (!client || client.revokedAt !== undefined) throw oauthRefusal('invalid_client', 'Unknown client.');
  if (!isForShops(client)) throw oauthRefusal('unauthorized_client', 'No shop is asked for this client.');
  return client;
}

async function goodGrant({ grants, now }: GrantTokenPorts, grantId: string, client: SoftwareClient) {
  const grant = await grants.find(grantId);
  if (!grant || grant.clientId !== client.clientId || grant.revokedAt || grant.expiresAt < now()) throw refusedGrant();
  return grant;
}

function issued({ signer, newId }: GrantTokenPorts, grant: SoftwareGrant, { text, scopes }: NextToken): IssuedToken {
  const { clientId, clientName, grantId, shop } = grant;
  const token = signer.client({
    clientId,
    clientName,
    scopes,
    secretId: grantId,
    tokenId: newId(),
    shop: { entityId: shop.entityId, entityGender: shop.gender },
  });
  return { token, lifetime: clientTokenSeconds, scopes, refreshToken: text };
}

const refusedGrant = () => oauthRefusal('invalid_grant', 'The code or refresh token is not good, or not any more.');
