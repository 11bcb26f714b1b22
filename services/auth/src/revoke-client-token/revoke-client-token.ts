import { isAppError } from '@alveole/contracts';
import type { PersonActor } from '@alveole/service-kit';
import { oauthRefusal } from '@alveole/service-kit/service';
import { authenticateClient } from '../issue-client-token/authenticate-client.ts';
import type { AuthenticatePorts, ClientCredentials } from '../issue-client-token/authenticate-client.ts';
import type { AuthPorts } from '../ports.ts';
import { accessEnded } from '../record/client-events.ts';

export type RevokeTokenPorts = AuthenticatePorts & Pick<AuthPorts, 'verifier' | 'now'>;

export interface TokenRevocation extends ClientCredentials {
  readonly token: string | undefined;
}

/**
 * Ends a token before its time (RFC 7009): every service refuses it from now on. A token that is over, nobody’s or another’s
 * changes nothing, and nobody learns which. Throws `invalid_request`, `invalid_client`, `TooManyRequestsException`.
 */
export async function revokeClientToken(ports: RevokeTokenPorts, request: TokenRevocation): Promise<void> {
  if (request.token === undefined) throw oauthRefusal('invalid_request', 'token is missing.');
  const { client } = await authenticateClient(ports, request);
  const bearer = bearerOf(ports, request.token);
  if (bearer?.client === undefined || bearer.userId !== client.clientId) return;
  const { tokenId } = bearer.client;
  for (let read = await ports.clients.find(client.clientId); read; read = await ports.clients.find(client.clientId))
    if (await ports.clients.announce(read, accessEnded(read, tokenId, ports.now()))) return;
}

function bearerOf({ verifier }: RevokeTokenPorts, token: string): PersonActor | undefined {
  try {
    return verifier.access(token);
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}
