import { clientRoutes } from '@alveole/contracts/software-client';
import type { RouteRequest } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { BasicCredentials } from '@alveole/service-kit';
import { oauthRefusal } from '@alveole/service-kit/service';
import { issueClientToken } from './issue-client-token.ts';
import type { IssuedToken, IssueTokenPorts } from './issue-client-token.ts';
import { exchangeCode, renewGrant } from './issue-grant-token.ts';
import type { GrantTokenPorts, GrantTokenRequest } from './issue-grant-token.ts';

interface TokenCall {
  readonly body: RouteRequest<typeof clientRoutes.issueClientToken>['body'];
  readonly basic: BasicCredentials | 'unreadable' | undefined;
  readonly ip: string;
}

type Ports = IssueTokenPorts & GrantTokenPorts;

/** What gives a token, by the `grant_type` of the form. */
const issuers = new Map<string, (ports: Ports, call: TokenCall) => Promise<IssuedToken>>([
  [
    'client_credentials',
    (ports, { body: { scope, ...form }, basic, ip }) => issueClientToken(ports, { basic, form, address: ip, scope }),
  ],
  ['authorization_code', (ports, call) => exchangeCode(ports, grantRequestOf(call))],
  ['refresh_token', (ports, call) => renewGrant(ports, grantRequestOf(call))],
]);

export function issueClientTokenRoute(ports: Ports) {
  return implement(clientRoutes.issueClientToken, async (call) => {
    const { grant_type: grantType } = call.body;
    if (grantType === undefined) throw oauthRefusal('invalid_request', 'grant_type is missing.');
    const issue = issuers.get(grantType);
    if (!issue) throw oauthRefusal('unsupported_grant_type', `Known here are ${[...issuers.keys()].join(', ')}.`);
    return toWire(await issue(ports, call));
  });
}

function grantRequestOf({ body }: TokenCall): GrantTokenRequest {
  const { client_id: clientId, code, redirect_uri: redirectUri, scope } = body;
  return { clientId, code, redirectUri, scope, codeVerifier: body.code_verifier, refreshToken: body.refresh_token };
}

function toWire({ token, lifetime, scopes, refreshToken }: IssuedToken) {
  return {
    access_token: token,
    token_type: 'Bearer' as const,
    expires_in: lifetime,
    scope: scopes.join(' '),
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
  };
}
