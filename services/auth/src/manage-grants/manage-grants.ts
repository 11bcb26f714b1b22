import { acceptedValue, appError, refusalError } from '@alveole/contracts';
import type { GrantQuestion, GrantRequest } from '@alveole/contracts/software-client';
import { decideGrants, enoughGrants, isRegisteredUri, maxGrantsOfShop, scopes } from '@alveole/domain';
import type { Scope } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import { endGrant } from '../issue-client-token/issue-grant-token.ts';
import type { AuthPorts } from '../ports.ts';
import type { SoftwareClient } from '../record/software-client.ts';
import { codeLife, isForShops } from '../record/software-grant.ts';
import type { NewSoftwareGrant, SoftwareGrant } from '../record/software-grant.ts';

export type GrantPorts = Pick<AuthPorts, 'clients' | 'grants' | 'grantTokens' | 'issuer' | 'newId' | 'now'>;

type RequestError = NonNullable<GrantQuestion['error']>;

/** A request that a client has made, and what is wrong with it (RFC 6749, 4.1.2.1). */
export interface ReadRequest {
  readonly client: SoftwareClient;
  readonly scopes: readonly Scope[];
  readonly error: RequestError | undefined;
  /** Where the browser goes once the person refuses, or where the request cannot be granted. */
  readonly refuseUri: string;
}

/**
 * What software asks a shop to allow. Throws `NotAuthorizedException`, and `NotFoundException` for software that is unknown
 * or has not registered the address: nobody is sent there (RFC 6749, 4.1.2.1).
 */
export async function readGrantRequest(
  ports: Pick<GrantPorts, 'clients' | 'issuer'>,
  request: GrantRequest,
  actor: PersonActor,
): Promise<ReadRequest> {
  acceptedValue(decideGrants(actor));
  const client = await ports.clients.find(request.clientId);
  if (!client || client.revokedAt !== undefined || !isForShops(client)) throw unknownRequest();
  if (!isRegisteredUri(client.redirectUris, request.redirectUri)) throw unknownRequest();
  const scopesAsked = askedScopes(client, request.scope);
  const error = errorOf(request, scopesAsked);
  const refuseUri = returnUriOf(ports, request, { error: error ?? 'access_denied' });
  return { client, scopes: scopesAsked ?? [], error, refuseUri };
}

/**
 * Allows software to act for the shop of whoever asks, and answers where his browser goes on with the code. Throws as
 * `readGrantRequest`, `ValidationException` for a request that cannot be granted, `TransitionRefusedException`.
 */
export async function createGrant(ports: GrantPorts, request: GrantRequest, actor: PersonActor): Promise<string> {
  const { client, scopes: granted, error } = await readGrantRequest(ports, request, actor);
  if (error !== undefined || request.codeChallenge === undefined)
    throw appError('ValidationException', `scope (INVALID): ${error ?? 'invalid_request'}`);
  const [grantId, at] = [ports.newId(), ports.now()];
  const code = ports.grantTokens.draw(grantId);
  const goodUntil = new Date(at.getTime() + codeLife);
  await storeGrant(ports, {
    grantId,
    clientId: client.clientId,
    clientName: client.name,
    shop: { entityId: actor.entityId, gender: actor.entityGender },
    scopes: granted,
    givenById: actor.userId,
    givenByName: actor.userName,
    givenAt: at,
    code: {
      hash: code.hash,
      redirectUri: request.redirectUri,
      challenge: request.codeChallenge,
      goodUntil,
      isSpent: false,
    },
    expiresAt: goodUntil,
  });
  return returnUriOf(ports, request, { code: code.text });
}

/** Throws `TransitionRefusedException` where the shop has all the grants that it may have. */
async function storeGrant(ports: GrantPorts, grant: NewSoftwareGrant): Promise<void> {
  if (await ports.grants.insert(grant, maxGrantsOfShop)) return;
  await endStaleGrants(ports, grant.shop.entityId);
  if (!(await ports.grants.insert(grant, maxGrantsOfShop))) throw refusalError(enoughGrants);
}

/** Grants that are over by their day, or whose software has no access any more, give their places back. */
async function endStaleGrants(ports: GrantPorts, entityId: string): Promise<void> {
  const standing = await ports.grants.ofShop(entityId);
  const live = await ofLiveClients(ports, standing);
  const stale = standing.filter((grant) => grant.expiresAt <= ports.now() || !live.includes(grant));
  for (const grant of stale) await endGrant(ports, grant);
}

/** What the shop of whoever asks has allowed to software that has access. Throws `NotAuthorizedException`. */
export async function listGrants(
  ports: Pick<GrantPorts, 'clients' | 'grants'>,
  actor: PersonActor,
): Promise<SoftwareGrant[]> {
  acceptedValue(decideGrants(actor));
  const standing = await ports.grants.ofShop(actor.entityId);
  return ofLiveClients(
    ports,
    standing.filter(({ code }) => code.isSpent),
  );
}

/** With the access of software ends what shops allowed it, without a write for each of them. */
async function ofLiveClients({ clients }: Pick<GrantPorts, 'clients'>, grants: readonly SoftwareGrant[]) {
  const owners = await Promise.all(grants.map(({ clientId }) => clients.find(clientId)));
  return grants.filter((_, index) => owners[index] !== undefined && owners[index].revokedAt === undefined);
}

/**
 * Ends what the shop of whoever asks has allowed, in whichever version. Throws `NotAuthorizedException`,
 * `NotFoundException` for another’s grant and for one that has ended.
 */
export async function revokeGrant(ports: Pick<GrantPorts, 'grants' | 'now'>, grantId: string, actor: PersonActor) {
  acceptedValue(decideGrants(actor));
  for (;;) {
    const grant = await ports.grants.find(grantId);
    if (!grant || grant.shop.entityId !== actor.entityId || grant.revokedAt !== undefined)
      throw appError('NotFoundException', 'Unknown grant.');
    if (await endGrant(ports, grant)) return;
  }
}

/** All that the client may have where nothing is named; undefined where it asks for more. */
function askedScopes(client: SoftwareClient, scope: string | undefined): readonly Scope[] | undefined {
  if (scope === undefined) return client.scopes;
  const names = scope.split(' ').filter(Boolean);
  const grantable = scopes.filter((one) => names.includes(one) && client.scopes.includes(one));
  const isAll = names.length > 0 && names.every((name) => grantable.some((one) => one === name));
  return isAll ? grantable : undefined;
}

function errorOf({ responseType, codeChallenge, codeChallengeMethod }: GrantRequest, asked: unknown) {
  if (responseType === undefined) return 'invalid_request';
  if (responseType !== 'code') return 'unsupported_response_type';
  if (codeChallengeMethod !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge ?? '')) return 'invalid_request';
  return asked === undefined ? 'invalid_scope' : undefined;
}

/** The address of return with what the software is told, who says so (RFC 9207), and its own `state`. */
function returnUriOf({ issuer }: Pick<GrantPorts, 'issuer'>, request: GrantRequest, answer: Record<string, string>) {
  const uri = new URL(request.redirectUri);
  const parameters = { ...answer, ...(request.state !== undefined && { state: request.state }), iss: issuer };
  for (const [name, value] of Object.entries(parameters)) uri.searchParams.append(name, value);
  return uri.href;
}

const unknownRequest = () =>
  appError('NotFoundException', 'Unknown software, or an address of return that it has not registered.');
