import { isAppError } from '@alveole/contracts';
import type { PersonActor } from '@alveole/service-kit';
import { oauthRefusal } from '@alveole/service-kit/service';
import { authenticateClient } from '../issue-client-token/authenticate-client.ts';
import type { AuthenticatePorts, ClientCredentials } from '../issue-client-token/authenticate-client.ts';
import { endGrant, shopsClient } from '../issue-client-token/issue-grant-token.ts';
import type { AuthPorts } from '../ports.ts';
import type { SoftwareClient } from '../record/software-client.ts';
import { accessEnded } from '../record/client-events.ts';

export type RevokeTokenPorts = AuthenticatePorts & Pick<AuthPorts, 'verifier' | 'grants' | 'grantTokens' | 'now'>;

export interface TokenRevocation extends ClientCredentials {
  readonly token: string | undefined;
}

/**
 * Ends a token before its time (RFC 7009): every service refuses it from now on. A token that is over, nobody’s or another’s
 * changes nothing, and nobody learns which. Throws `invalid_request`, `invalid_client`, `TooManyRequestsException`.
 */
export async function revokeClientToken(ports: RevokeTokenPorts, request: TokenRevocation): Promise<void> {
  if (request.token === undefined) throw oauthRefusal('invalid_request', 'token is missing.');
  const client = await callerOf(ports, request);
  const grantToken = ports.grantTokens.read(request.token);
  if (grantToken !== undefined) return revokeGrantOf(ports, client, grantToken.grantId);
  const bearer = bearerOf(ports, request.token);
  if (bearer?.client === undefined || bearer.userId !== client.clientId) return;
  const { tokenId } = bearer.client;
  for (let read = await ports.clients.find(client.clientId); read; read = await ports.clients.find(client.clientId))
    if (await ports.clients.announce(read, accessEnded(read, tokenId, ports.now()))) return;
}

/** Whoever brings credentials is held to them; software that shops allow names itself alone. */
async function callerOf(ports: RevokeTokenPorts, request: TokenRevocation): Promise<SoftwareClient> {
  const { client_id: clientId, client_secret: secret } = request.form;
  if (request.basic === undefined && clientId !== undefined && secret === undefined)
    return shopsClient(ports, clientId);
  return (await authenticateClient(ports, request)).client;
}

/** With a refresh token goes all that the shop allowed (RFC 7009, 2.1). */
async function revokeGrantOf(ports: RevokeTokenPorts, { clientId }: SoftwareClient, grantId: string): Promise<void> {
  for (;;) {
    const grant = await ports.grants.find(grantId);
    if (!grant || grant.clientId !== clientId || grant.revokedAt !== undefined) return;
    if (await endGrant(ports, grant)) return;
  }
}

function bearerOf({ verifier }: RevokeTokenPorts, token: string): PersonActor | undefined {
  try {
    return verifier.access(token);
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}
