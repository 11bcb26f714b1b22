import { scopes } from '@alveole/domain';
import type { Scope } from '@alveole/domain';
import { clientTokenSeconds } from '@alveole/service-kit';
import { oauthRefusal } from '@alveole/service-kit/service';
import type { AuthPorts } from '../ports.ts';
import type { SoftwareClient } from '../record/software-client.ts';
import { authenticateClient } from './authenticate-client.ts';
import type { AuthenticatePorts, ClientCredentials } from './authenticate-client.ts';

export type IssueTokenPorts = AuthenticatePorts & Pick<AuthPorts, 'clientUses' | 'signer' | 'newId' | 'now'>;

export interface TokenRequest extends ClientCredentials {
  /** Names with spaces between them; all that the client has where absent. */
  readonly scope: string | undefined;
}

export interface IssuedToken {
  readonly token: string;
  /** Seconds. */
  readonly lifetime: number;
  readonly scopes: readonly Scope[];
  /** Good once; of software that a shop allowed, and of no other. */
  readonly refreshToken?: string;
}

/**
 * Gives software a token for its secret (RFC 6749, 4.4). Throws refusals by the names of RFC 6749, 5.2, and
 * `TooManyRequestsException`.
 */
export async function issueClientToken(ports: IssueTokenPorts, request: TokenRequest): Promise<IssuedToken> {
  const { client, secret } = await authenticateClient(ports, request);
  const tokenScopes = grantedScopes(client, request.scope);
  await ports.clientUses.noteSecret(secret.id, ports.now());
  const token = ports.signer.client({
    clientId: client.clientId,
    clientName: client.name,
    scopes: tokenScopes,
    secretId: secret.id,
    tokenId: ports.newId(),
    shop: client.shop && { entityId: client.shop.entityId, entityGender: client.shop.gender },
    funderId: client.funderId,
  });
  return { token, lifetime: clientTokenSeconds, scopes: tokenScopes };
}

/** Of the scopes that a client or a grant has, those that are asked for; all of them where none is named. Throws `invalid_scope`. */
export function grantedScopes(client: Pick<SoftwareClient, 'scopes'>, asked: string | undefined): readonly Scope[] {
  if (asked === undefined) return client.scopes;
  const names = asked.split(' ').filter(Boolean);
  const granted = scopes.filter((scope) => names.includes(scope) && client.scopes.includes(scope));
  if (names.length === 0 || names.some((name) => !granted.some((scope) => scope === name)))
    throw oauthRefusal('invalid_scope', 'The client has not been given every scope that it asks for.');
  return granted;
}
